import type { Ramp } from '../colour.ts'
import type { NaturalName } from '../palettes.ts'
import type { Random } from '../random.ts'

/** Drawing tools of a motif. One-letter names keep the 162 motifs readable. */
export interface Kit {
  /** Gradients: main, accent, pale. */
  readonly A: string
  readonly B: string
  readonly C: string
  /** Main and accent colour as ramps: light, base, dark. */
  readonly a: Ramp
  readonly b: Ramp
  /** Pop colour, near-white, ink. */
  readonly p: string
  readonly w: string
  readonly i: string
  readonly rnd: Random
}

/**
 * A motif: a drawing within ±100 around 0,0, lit from above, and optional natural colours that replace the palette's
 * main and accent (a mango is yellow in every palette).
 */
export type Motif = readonly [draw: (k: Kit) => string, main?: NaturalName | undefined, accent?: NaturalName]
export type MotifSet = Readonly<Record<string, Motif>>
