import { toArtCategory } from './category.ts'
import { drawMotif, motifPlacer } from './motif-drawing.ts'
import { motifNamed, motifsFor } from './motifs/catalogue.ts'
import type { Palette } from './palettes.ts'
import { cycle, hash, stream } from './random.ts'

interface EmblemOptions {
  readonly name: string
  readonly category: string
  readonly palette: Palette
  /** Prefix of the drawing's ids. Must be unique on the page. */
  readonly id: string
}

/** A game's motif without background or name, as an inline SVG. Its viewBox is 240 × 240, centred on 0,0. */
export function emblem({ name, category, palette, id }: EmblemOptions): string {
  const h = hash(`emblem|${category}|${name}`)
  const motif = motifNamed(cycle(motifsFor(name, toArtCategory(category)), h))
  const { gradients, shapes } = drawMotif(motif, id, palette, stream(h))
  return (
    '<svg viewBox="-120 -120 240 240" aria-hidden="true">' +
    `<defs>${gradients}<g id="${id}m">${shapes}</g></defs>${motifPlacer(id, palette)(0, 0, 1)}</svg>`
  )
}
