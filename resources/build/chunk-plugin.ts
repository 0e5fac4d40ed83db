import { resolve } from 'node:path'
import type { Plugin } from 'vite'

/**
 * Relative to the project's root, where npm runs every script. A bundled configuration has no other fixed location.
 */
const loader = resolve('renderer/lib/chunks/load-chunk.ts')

/**
 * Replaces Vite's loader, which every `import()` of a build goes through, with the site's own. Vite's gives up on the
 * first failure, and on a second attempt treats a stylesheet that failed as loaded.
 */
export function chunkPlugin(): Plugin {
  let replaced = false
  return {
    name: 'chunk-loader',
    apply: 'build',
    enforce: 'pre',
    load(id) {
      if (id !== '\0vite/preload-helper.js') return undefined
      replaced = true
      return `export { loadChunk as __vitePreload } from ${JSON.stringify(loader)}`
    },
    generateBundle() {
      if (!replaced) this.error('Vite has no such helper any more: lost chunks would not be tried again.')
    },
  }
}
