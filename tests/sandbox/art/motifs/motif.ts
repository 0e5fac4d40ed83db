import type { Ramp } from '../colour.ts'
import type { NaturalName } from '../palettes.ts'
import type { Random } from '../random.ts'

/** What a motif draws with. The one-letter names keep 162 drawings legible. */
export interface Kit {
  /** Gradients: main, accent, pale. */
  readonly A: string
  readonly B: string
  readonly C: string
  /** Main and accent colour as ramps: light, base, dark. */
  readonly a: Ramp
  readonly b: Ramp
  /** Pop colour, near white, ink. */
  readonly p: string
  readonly w: string
  readonly i: string
  readonly rnd: Random
}

/**
 * A drawing inside a box of ±100 around 0,0, lit from above, and the natural colours that stand in for the
 * palette's main and accent: a mango is yellow in every palette.
 */
export type Motif = readonly [draw: (k: Kit) => string, main?: NaturalName | undefined, accent?: NaturalName]
export type MotifSet = Readonly<Record<string, Motif>>
