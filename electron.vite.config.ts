import { resolve } from 'node:path'
import { defineConfig } from 'electron-vite'
import type { Plugin } from 'vite'
import { brandPlugin } from './resources/build/brand-plugin.ts'
import { gatewayMappingPlugin } from './resources/build/gateway-mapping-plugin.ts'
import { thirdPartyNotices } from './resources/build/notices-plugin.ts'
import { rendererOptions } from './resources/build/renderer-options.ts'
import { sourceMapsPlugin } from './resources/build/source-maps-plugin.ts'
import { textsPlugin } from './resources/build/texts-plugin.ts'

const at = (path: string) => resolve(path)

/** electron-vite makes the page's URLs relative, which would break on routes with two levels. */
const absoluteBase: Plugin = {
  name: 'absolute-base',
  enforce: 'post',
  config: (config) => void (config.base = '/'),
}

/** Of main, preload and the page, which are built in this order; then of what is packed as it is. */
const notices = thirdPartyNotices()
const packedPackages = ['electron', 'keytar']

/** The desktop build, into out/: main as ESM, one self-contained CJS file per preload script, and the site. */
export default defineConfig(({ command }) => ({
  main: {
    plugins: [
      brandPlugin({ policy: false }),
      gatewayMappingPlugin(),
      textsPlugin(),
      notices.plugin(),
      sourceMapsPlugin('main'),
    ],
    // For a package that the specs drive. It takes the switches that this needs, so it is no package for anybody else.
    define: { 'import.meta.env.FOR_TESTS': JSON.stringify(process.env.PALARO_FOR_TESTS === '1') },
    build: {
      outDir: at('out/main'),
      minify: true,
      externalizeDeps: true,
      rolldownOptions: {
        input: { index: at('electron/index.ts') },
        output: { format: 'es', entryFileNames: '[name].js', chunkFileNames: '[name]-[hash].js' },
      },
    },
  },
  preload: {
    plugins: [notices.plugin(), sourceMapsPlugin('preload')],
    build: {
      outDir: at('out/preload'),
      minify: true,
      externalizeDeps: false,
      isolatedEntries: true,
      rolldownOptions: {
        input: { site: at('preload/site.ts'), 'guest-messages': at('preload/guest-messages.ts') },
        output: { format: 'cjs', entryFileNames: '[name].cjs' },
      },
    },
  },
  renderer: (() => {
    const options = rendererOptions({ command })
    return {
      ...options,
      plugins: [
        ...(options.plugins ?? []),
        absoluteBase,
        notices.plugin({ write: packedPackages }),
        sourceMapsPlugin('renderer'),
      ],
      build: { ...options.build, outDir: at('out/renderer') },
    }
  })(),
}))
