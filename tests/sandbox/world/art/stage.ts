/** What a tile's composition draws with, and small shapes that several compositions share. */
import type { Palette } from './palettes.ts'
import { glint } from './path-data.ts'
import type { Random } from './random.ts'
import { num, path } from './svg.ts'

/** The rim of a motif: ink, a pale sticker edge, or a glow. */
export type Rim = 'ink' | 'pale' | 'glow'
/** Places the tile's motif. */
export type PlacedMotif = (x: number, y: number, scale: number, turn?: number, rim?: Rim) => string

export interface Stage {
  readonly W: number
  readonly H: number
  readonly p: Palette
  /** Prefix of the drawing's ids: `${id}h` is the glow, `${id}g` the background, `${id}B` the accent gradient. */
  readonly id: string
  readonly rnd: Random
  /** Position of the motif and its scale. */
  readonly cx: number
  readonly cy: number
  readonly s: number
  readonly motif: PlacedMotif
}

/** Draws the motif with everything behind and in front of it. */
export type Layout = (t: Stage) => string

export const halo = (t: Stage, x = t.cx, y = t.cy, r = 170): string =>
  `<circle fill="url(#${t.id}h)" cx="${num(x)}" cy="${num(y)}" r="${num(r)}"/>`

/** n drawings at random places between two heights. */
export function scatter(
  t: Stage,
  n: number,
  draw: (x: number, y: number, chance: number) => string,
  low = 0,
  high = t.H * 0.72,
): string {
  let d = ''
  for (let i = 0; i < n; i++) {
    const x = Math.round(t.rnd() * t.W)
    const y = Math.round(low + t.rnd() * (high - low))
    d += draw(x, y, t.rnd())
  }
  return d
}

/** Many small discs in one path, for cheap stars and bubbles. */
export const specks = (t: Stage, n: number, size: number, colour: string, opacity: number, high?: number) =>
  `<path fill="none" stroke="${colour}" stroke-width="${size}" stroke-linecap="round" opacity="${opacity}"` +
  ` d="${scatter(t, n, (x, y) => `M${x} ${y}h0`, 0, high)}"/>`

export const glints = (spots: readonly (readonly [x: number, y: number, r: number])[], colour: string) =>
  path(colour, spots.map(([x, y, r]) => glint(x, y, r)).join(''))

const fronds = [
  [-50, 14],
  [-40, -20],
  [6, -38],
  [44, -14],
  [46, 18],
] as const

/** Path data of a palm with its base at x, y. */
export function palm(x: number, y: number, lean: number): string {
  const top = x + lean * 2
  const crown = Math.round(y - 104)
  const bow = Math.abs(lean)
  const trunk = `M${x} ${Math.round(y)}q${lean}-60 ${lean * 2}-104l6 0q-${bow} 50-${bow} 104z`
  const frond = (dx: number, dy: number): string =>
    `M${top} ${crown}q${Math.round(dx * 0.4)} ${Math.round(dy - 20)} ${dx} ${dy} ${Math.round(-dx * 0.6)}-8 ${-dx} ${-dy}z`
  return trunk + fronds.map(([dx, dy]) => frond(dx, dy)).join('')
}

function leaf(x: number, y: number, dx: number, dy: number, width: number): string {
  const bendX = dy * width
  const bendY = dx * width
  return (
    `M${x} ${num(y)}q${num(dx * 0.5 - bendX)} ${num(dy * 0.5 + bendY)} ${dx} ${dy}` +
    `q${num(-dx * 0.5 + bendX)} ${num(-dy * 0.5 - bendY)} ${-dx} ${-dy}z`
  )
}

/** Path data of large leaves behind the motif, framing it. */
export const leavesBehind = ({ cy }: Stage): string =>
  leaf(-10, -10, 130, 60, 0.28) +
  leaf(-10, -10, 70, 140, 0.25) +
  leaf(330, -10, -130, 60, -0.28) +
  leaf(330, -10, -70, 140, -0.25) +
  leaf(-14, cy + 10, 100, 40, 0.3) +
  leaf(334, cy + 10, -100, 40, -0.3)

/** Path data of leaves in front of the motif, at the bottom. */
export const leavesInFront = ({ cy }: Stage): string =>
  leaf(-10, cy + 150, 110, -60, 0.3) +
  leaf(-10, cy + 150, 60, -120, 0.25) +
  leaf(330, cy + 150, -110, -60, -0.3) +
  leaf(330, cy + 150, -60, -120, -0.25)
