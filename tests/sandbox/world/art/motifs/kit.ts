/** Shapes shared by several motifs. */
import { bend, type Point } from '../path-data.ts'
import { circle, ellipse, line, num, path, rect } from '../svg.ts'
import type { Kit } from './motif.ts'

/** A soft highlight. */
export const shine = (d: string, opacity = 0.4): string =>
  `<path fill="#fff" opacity="${num(opacity)}" d="${d}"/>`
export const shade = (d: string, opacity = 0.2): string => `<path opacity="${num(opacity)}" d="${d}"/>`

const polygon = (points: readonly Point[]): string =>
  `M${points.map(([x, y]) => `${num(x)} ${num(y)}`).join('L')}z`
const flipped = (points: readonly Point[]): Point[] => points.map(([x, y]) => [-x, y])

/** A polygon given by its right half, mirrored at x = 0. */
export const mirror = (fill: string, half: readonly Point[], extra?: string): string =>
  path(fill, polygon([...half, ...flipped(half).toReversed()]), extra)
/** A polygon and its mirror image, left in one tone and right in another, for a folded-paper look. */
export const fold = (left: string, right: string, half: readonly Point[]): string =>
  left === right ? folds(left, half) : path(left, polygon(flipped(half))) + path(right, polygon(half))
/** Several polygons and their mirror images in one path. */
export const folds = (fill: string, ...halves: (readonly Point[])[]): string =>
  path(fill, halves.map((half) => polygon(flipped(half)) + polygon(half)).join(''))
/** Joins one drawing per list entry. */
export const each = <const List extends readonly unknown[]>(
  list: List,
  draw: (entry: List[number], index: number) => string,
): string => list.map(draw).join('')
/** Draws the left (-1) and the right (1) side. */
export const twin = (draw: (side: -1 | 1) => string): string => draw(-1) + draw(1)

/** Card suits centred on 0,0, about ±50. */
export const SUITS = {
  heart: 'M0 46C-70-4-46-48-22-44C-8-42 0-28 0-22C0-28 8-42 22-44C46-48 70-4 0 46z',
  diamond: 'M0-52L38 0L0 52L-38 0z',
  spade: 'M0-50C80 10 40 46 4 22C6 38 14 46 20 50L-20 50C-14 46-6 38-4 22C-40 46-80 10 0-50z',
  club: 'M0-50C32-50 28-14 16-10C50-18 50 34 4 22C6 38 14 46 20 50L-20 50C-14 46-6 38-4 22C-50 34-50-18-16-10C-28-14-32-50 0-50z',
} as const
export type Suit = keyof typeof SUITS

/** The grey lower part of a large card. */
function cardBand(width: number, height: number): string {
  const corner = Math.round(width / 9)
  return path(
    '#e6e4f0',
    `M${-width / 2} ${Math.round(height * 0.24)}h${width}V${Math.round(height * 0.4)}` +
      `q0 ${corner}-${corner} ${corner}h-${Math.round((width * 7) / 9)}q-${corner} 0-${corner}-${corner}z`,
  )
}

/** A playing card with its corner suit, w × 1.4w, centred. `face` replaces the suit in the middle. */
export function card(suit: Suit, x: number, y: number, turn: number, w = 78, face = ''): string {
  const ink = suit === 'heart' || suit === 'diamond' ? '#d3263f' : '#1d2233'
  const h = Math.round(w * 1.4)
  const middle = face ? '' : bend(SUITS[suit], { s: w / 150 })
  return (
    `<g transform="translate(${num(x)} ${num(y)})${turn ? ` rotate(${turn})` : ''}">` +
    rect('#fff', -w / 2, -h / 2, w, h, Math.round(w / 9)) +
    (w > 70 ? cardBand(w, h) : '') +
    path(ink, middle + bend(SUITS[suit], { s: 0.17, x: -w * 0.34, y: -h * 0.36 })) +
    `${face}</g>`
  )
}

/** A casino chip, face up. */
export const chip = (k: Kit, x: number, y: number, r: number, fill = k.A): string =>
  circle(fill, x, y, r) +
  `<circle fill="none" stroke="#fff" stroke-width="${num(r * 0.24)}" stroke-dasharray="${num(r * 0.45)}"` +
  ` cx="${num(x)}" cy="${num(y)}" r="${num(r * 0.86)}"/>` +
  (r > 30 ? circle('#fff', x, y, r * 0.6) : '') +
  circle(fill, x, y, r * 0.5)

/** A stack of n chips seen from the side, in two alternating colours. */
export function stack(
  k: Kit,
  x: number,
  y: number,
  n: number,
  w = 64,
  [even, odd]: readonly [even: string, odd: string] = [k.a[1], k.b[1]],
): string {
  const half = w / 2
  const rows = Array.from({ length: n }, (_, i) => y - i * 13)
  const top = y - (n - 1) * 13
  const oddRows = rows.filter((_, i) => i % 2)
  return (
    path(even, `M${x - half} ${top}V${y + 12}q${half} 16 ${w} 0V${top}z`) +
    path(odd, oddRows.map((cy) => `M${x - half} ${cy}v13q${half} 16 ${w} 0v-13z`).join('')) +
    path(
      '#fff',
      rows.map((cy, i) => `M${x - 20 + (i % 3) * 14} ${cy + 8}h13v11h-13z`).join(''),
      'opacity=".8"',
    ) +
    ellipse(k.b[0], x, top, half, 10) +
    ellipse(n % 2 ? even : odd, x, top, w / 3, 6)
  )
}

type Disc = readonly [x: number, y: number, r: number]

/** Coins with a ring. */
export const coins = (k: Kit, ...list: readonly [Disc, ...Disc[]]): string =>
  list
    .map(
      ([x, y, r]) =>
        `<circle fill="${k.B}" stroke="${k.b[2]}" stroke-width="${num(r * 0.09)}" cx="${num(x)}" cy="${num(y)}" r="${num(r)}"/>`,
    )
    .join('') +
  `<g fill="none" stroke="${k.b[2]}" stroke-width="${num(list[0][2] * 0.08)}">` +
  `${list.map(([x, y, r]) => `<circle cx="${num(x)}" cy="${num(y)}" r="${num(r * 0.7)}"/>`).join('')}</g>`
export const coin = (k: Kit, x: number, y: number, r: number): string => coins(k, [x, y, r])

export type Label = readonly [x: number, baseline: number, text: string | number]

/** Numbers and letters of the same size and colour. */
export const labels = (ink: string, size: number, ...list: readonly Label[]): string =>
  `<g fill="${ink}" stroke="none" text-anchor="middle" font-family="sans-serif" font-weight="900" font-size="${Math.round(size)}">` +
  list
    .map(([x, y, text]) =>
      text === '' ? '' : `<text x="${Math.round(x)}" y="${Math.round(y)}">${text}</text>`,
    )
    .join('') +
  '</g>'

export type Ball = readonly [x: number, y: number, text: string | number, fill: string]

const ballShine = (x: number, y: number, r: number): string => {
  const w = Math.round(r * 0.7)
  return (
    `M${Math.round(x - w)} ${Math.round(y - r * 0.3)}q${Math.round(r * 0.2)}-${Math.round(r * 0.5)} ${w}-` +
    `${Math.round(r * 0.55)}-${Math.round(w / 2)} ${Math.round(r * 0.1)}-${w} ${Math.round(r * 0.55)}z`
  )
}

/** Numbered balls of the same size. Rings, numbers and highlights are drawn for all at once. */
export const balls = (k: Kit, r: number, ...list: readonly [Ball, ...Ball[]]): string =>
  list.map(([x, y, , fill]) => circle(fill, x, y, r)).join('') +
  line(
    '#fff',
    r * 1.1,
    list.map(([x, y]) => `M${num(x)} ${num(y - r * 0.03)}h.1`).join(''),
    'stroke-linecap="round"',
  ) +
  labels(
    k.i,
    r * (String(list[0][2]).length > 1 ? 0.68 : 0.82),
    ...list.map(([x, y, text]): Label => [x, y + r * 0.22, text]),
  ) +
  shine(list.map(([x, y]) => ballShine(x, y, r)).join(''), 0.7)
export const ball = (k: Kit, x: number, y: number, r: number, text: string | number, fill = k.A): string =>
  balls(k, r, [x, y, text, fill])
