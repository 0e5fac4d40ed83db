import type { Plugin } from 'vite'

const order = '@layer reset,tokens,base,components,screens;'

/**
 * Begins every stylesheet with the order of the cascade's layers. The first to name a layer places it, and a
 * lazily loaded screen's stylesheet may well be the first to arrive.
 */
export function layerOrderPlugin(): Plugin {
  return {
    name: 'layer-order',
    apply: 'build',
    enforce: 'post',
    generateBundle(_, bundle) {
      for (const file of Object.values(bundle))
        if (file.type === 'asset' && file.fileName.endsWith('.css')) file.source = order + String(file.source)
    },
  }
}
