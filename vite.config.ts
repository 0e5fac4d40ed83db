import { resolve } from 'node:path'
import { defineConfig } from 'vite'
import { headersPlugin } from './resources/build/brand-plugin.ts'
import { compressPlugin } from './resources/build/compress-plugin.ts'
import { crawlersPlugin } from './resources/build/page-head.ts'
import { rendererOptions } from './resources/build/renderer-options.ts'

const gateway = process.env.PALARO_GATEWAY ?? 'http://127.0.0.1:4310'

/** The web build (into dist/web) and its development server, which hands the gateway's paths on. */
export default defineConfig(({ command }) => {
  const options = rendererOptions({ command })
  return {
    ...options,
    plugins: [...(options.plugins ?? []), headersPlugin(), crawlersPlugin(), compressPlugin()],
    build: { ...options.build, outDir: resolve(import.meta.dirname, 'dist/web') },
    server: {
      host: '127.0.0.1',
      proxy: Object.fromEntries(['/wps', '/lgw', '/lotto'].map((path) => [path, { target: gateway }])),
    },
  }
})
