import { resolve } from 'node:path'
import type { Brand } from '#shared/brand/brand.ts'

/**
 * Returns the modules of a brand's artwork: `virtual:artwork` is the drawing, `virtual:artwork.css` what style sheets
 * use of it. The build contains nothing of any other artwork.
 */
export function artworkAliases({ artwork }: Brand) {
  const folder = resolve('renderer/ui', `${artwork}-scene`)
  return [
    { find: 'virtual:artwork.css', replacement: resolve(folder, `${artwork}-scene.css`) },
    { find: /^virtual:artwork$/, replacement: resolve(folder, `${artwork}-scene.tsx`) },
  ]
}
