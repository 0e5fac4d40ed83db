import type { Plugin } from 'vite'

const order = '@layer reset,tokens,base,components,screens;'

/**
 * Starts every stylesheet with the order of the cascade layers. Layers are ordered by first mention, and the first
 * stylesheet to arrive may be that of a lazily loaded screen.
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
