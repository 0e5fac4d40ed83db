import { resolve } from 'node:path'
import type { Plugin } from 'vite'

/** npm runs every script at the project's root; a bundled configuration knows no other fixed place. */
const loader = resolve('renderer/lib/chunks/load-chunk.ts')

/**
 * Puts the site's own loader in the place of Vite's, which every `import()` of a build goes through. Vite's gives
 * up on the first failure, and takes a stylesheet that failed once for loaded when it is asked for again.
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
