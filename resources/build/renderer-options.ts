import { resolve } from 'node:path'
import react from '@vitejs/plugin-react'
import type { UserConfig } from 'vite'
import { brandPlugin } from './brand-plugin.ts'
import { chunkPlugin } from './chunk-plugin.ts'
import { namedChunks } from './chunks.ts'
import { contractPlugin } from './contract-plugin.ts'
import { layerOrderPlugin } from './layer-order.ts'
import { pageHeadPlugin } from './page-head.ts'
import { releasePlugin } from './release-plugin.ts'
import { textsPlugin } from './texts-plugin.ts'

/** npm runs every script at the project's root; a bundled configuration knows no other fixed place. */
const root = resolve('renderer')

/** What the web build, the desktop build, development and the component tests have in common. */
export function rendererOptions({
  command,
  web = false,
}: {
  command: 'build' | 'serve'
  /** A page for browsers: development's too, but only a build has a worker. */
  web?: boolean
}): UserConfig {
  const chunks = namedChunks()
  return {
    root,
    plugins: [
      react(),
      brandPlugin({ policy: command === 'build', web }),
      pageHeadPlugin(),
      textsPlugin(),
      chunkPlugin(),
      chunks.plugin,
      contractPlugin(),
      releasePlugin(),
      layerOrderPlugin(),
    ],
    define: { 'import.meta.env.WEB_APP': 'false' },
    publicDir: resolve(root, 'public'),
    build: {
      target: 'es2023',
      minify: true,
      cssMinify: true,
      sourcemap: false,
      modulePreload: {
        polyfill: false,
        // What a lazy chunk imports it asks for itself. Its styles alone are named ahead, since nothing else would
        // ask for them: the table of names is part of the first script.
        resolveDependencies: (_, dependencies, { hostType }) =>
          hostType === 'html' ? dependencies : dependencies.filter((name) => name.endsWith('.css')),
      },
      assetsInlineLimit: 0,
      emptyOutDir: true,
      rolldownOptions: {
        input: resolve(root, 'index.html'),
        // What the first script asks for by itself is one chunk. Left alone, the bundler would give each module
        // that the entry shares with a lazily loaded screen a file of its own: dozens, each compressed alone.
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
            groups: [
              { name: 'site', tags: ['$initial'], priority: 2 },
              ...chunks.groups,
              // Small things that many screens are made of: a request for each would cost more than all together.
              { name: 'common', minShareCount: 8, priority: 0.5 },
            ],
          },
        },
      },
    },
  }
}
