import type { Plugin } from 'vite'

const order = '@layer reset,tokens,base,components,screens;'

/**
 * Starts the page's own stylesheet with the order of the cascade layers. Layers are ordered by first mention in the
 * order of the document, and the sheets of lazily loaded screens are appended to it.
 */
export function layerOrderPlugin(): Plugin {
  return {
    name: 'layer-order',
    apply: 'build',
    enforce: 'post',
    generateBundle(_, bundle) {
      const page = Object.values(bundle).find((file) => file.type === 'chunk' && file.isEntry)
      const sheets = page?.type === 'chunk' ? (page.viteMetadata?.importedCss ?? new Set()) : new Set()
      for (const file of Object.values(bundle))
        if (file.type === 'asset' && sheets.has(file.fileName)) file.source = order + String(file.source)
    },
  }
}
