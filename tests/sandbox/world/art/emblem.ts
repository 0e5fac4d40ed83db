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
  /** Another motif to draw instead of the game's own. */
  readonly motif?: string | undefined
}

/** The motif of a game's emblem. */
export const emblemMotif = ({ name, category }: Pick<EmblemOptions, 'name' | 'category'>): string =>
  cycle(motifsFor(name, toArtCategory(category)), hash(`emblem|${category}|${name}`))

/** A game's motif without background or name, as an inline SVG. Its viewBox is 240 × 240, centred on 0,0. */
export function emblem({ name, category, palette, id, motif }: EmblemOptions): string {
  const h = hash(`emblem|${category}|${name}`)
  const shown = motifNamed(motif ?? emblemMotif({ name, category }))
  const { gradients, shapes } = drawMotif(shown, id, palette, stream(h))
  return (
    '<svg viewBox="-120 -120 240 240" aria-hidden="true">' +
    `<defs>${gradients}<g id="${id}m">${shapes}</g></defs>${motifPlacer(id, palette)(0, 0, 1)}</svg>`
  )
}
