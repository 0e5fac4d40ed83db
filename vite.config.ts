import { resolve } from 'node:path'
import { defineConfig } from 'vite'
import { brandName } from './resources/build/brand/brand-folder.ts'
import { headersPlugin } from './resources/build/brand-plugin.ts'
import { compressPlugin } from './resources/build/compress-plugin.ts'
import { brandNamespaces } from './resources/build/gateway-mapping-plugin.ts'
import { thirdPartyNotices } from './resources/build/notices-plugin.ts'
import { crawlersPlugin } from './resources/build/page-head.ts'
import { healthPlugin } from './resources/build/release-plugin.ts'
import { rendererOptions } from './resources/build/renderer-options.ts'
import { sourceMapsPlugin } from './resources/build/source-maps-plugin.ts'
import { webAppPlugin } from './resources/build/web-app-plugin.ts'
import { webServerPlugin } from './resources/build/web-server-plugin.ts'

const gateway = process.env.PALARO_GATEWAY ?? 'http://127.0.0.1:4310'

/** The web build (into dist/web), and its development server, which proxies the gateway's paths. */
export default defineConfig(({ command }) => {
  const options = rendererOptions({ command, web: true })
  return {
    ...options,
    plugins: [
      ...(options.plugins ?? []),
      headersPlugin(),
      crawlersPlugin(),
      webAppPlugin(),
      webServerPlugin(),
      healthPlugin(brandName()),
      thirdPartyNotices().plugin({ write: [] }),
      sourceMapsPlugin('web'),
      compressPlugin(),
    ],
    build: { ...options.build, outDir: resolve(import.meta.dirname, 'dist/web') },
    server: {
      host: '127.0.0.1',
      proxy: Object.fromEntries(brandNamespaces().map((name) => [`/${name}`, { target: gateway }])),
    },
  }
})
