import { resolve } from 'node:path'
import react from '@vitejs/plugin-react'
import type { UserConfig } from 'vite'
import { artworkAliases } from './artwork.ts'
import { loadBrand } from './brand/brand-folder.ts'
import { brandPlugin } from './brand-plugin.ts'
import { chunkGroups } from './chunk-groups.ts'
import { chunkPlugin } from './chunk-plugin.ts'
import { contractPlugin } from './contract-plugin.ts'
import { gatewayMappingPlugin } from './gateway-mapping-plugin.ts'
import { iconsPlugin } from './icons-plugin.ts'
import { layerOrderPlugin } from './layer-order.ts'
import { pageHeadPlugin } from './page-head.ts'
import { releasePlugin } from './release-plugin.ts'
import { shortColoursPlugin } from './short-colours.ts'
import { textsPlugin } from './texts-plugin.ts'

/**
 * Relative to the project's root, where npm runs every script. A bundled configuration has no other fixed location.
 */
const root = resolve('renderer')

/** The router's exports name its development build alone; the one without warnings lies beside it. */
const productionRouter = {
  find: /^react-router$/,
  replacement: resolve('node_modules/react-router/dist/production/index.mjs'),
}

/** Returns the options shared by the web build, the desktop build, development and the component tests. */
export function rendererOptions({
  command,
  web = false,
}: {
  command: 'build' | 'serve'
  /** The page is for browsers. Development serves one too, but only a build has a service worker. */
  web?: boolean
}): UserConfig {
  const chunks = chunkGroups()
  return {
    root,
    plugins: [
      react(),
      brandPlugin({ policy: command === 'build', web }),
      gatewayMappingPlugin(),
      pageHeadPlugin(),
      textsPlugin(),
      iconsPlugin(),
      chunkPlugin(),
      chunks.plugin,
      contractPlugin(),
      releasePlugin(),
      layerOrderPlugin(),
      shortColoursPlugin(),
    ],
    resolve: { alias: [...artworkAliases(loadBrand()), ...(command === 'build' ? [productionRouter] : [])] },
    define: { 'import.meta.env.WEB_APP': 'false' },
    publicDir: resolve(root, 'public'),
    build: {
      target: 'es2023',
      minify: true,
      cssMinify: true,
      modulePreload: {
        polyfill: false,
      },
      assetsInlineLimit: 0,
      emptyOutDir: true,
      rolldownOptions: {
        input: resolve(root, 'index.html'),
        // Everything that the first script imports is one chunk. Otherwise the bundler would make a file of each
        // module that the entry shares with a lazily loaded screen: dozens, each compressed alone.
        // Hashes don't compress, and the first script names every lazy chunk: four bytes each instead of six. It
        // names their styles too, so those are called by their hash alone.
        output: {
          hashCharacters: 'hex',
          assetFileNames: ({ names }) =>
            names.some((name) => name.endsWith('.css'))
              ? 'assets/s-[hash].css'
              : 'assets/[name]-[hash][extname]',
          // The entry names every lazy chunk: short names, and the hash tells them apart.
          chunkFileNames: 'assets/c-[hash].js',
          codeSplitting: {
            groups: chunks.groups,
          },
        },
      },
    },
  }
}
