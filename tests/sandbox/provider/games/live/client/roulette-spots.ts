/**
 * Every bet of a roulette table, with its place on the felt. Used by the server's rules and by the page. All pure.
 *
 * Places are in cells of the table as it lies in front of a player: x runs along the twelve streets (0 to 12), y across
 * the three columns (0 to 3, from the edge with the streets). Zero is left of x = 0.
 */
import { pocketColour } from './wheel.ts'

export const wheelKinds = ['straight', 'split', 'street', 'corner', 'six', 'third', 'half'] as const
/** Bets of a kind pay the same. */
export type WheelKind = (typeof wheelKinds)[number]

export interface WheelSpot {
  readonly id: string
  readonly kind: WheelKind
  readonly covers: readonly number[]
  readonly x: number
  readonly y: number
}

const range = (count: number, from = 0): number[] => Array.from({ length: count }, (_, index) => from + index)
const numbers = range(36, 1)

/** The street of a number, from 0, and its place in it, from 0. */
const streetOf = (number: number): number => Math.floor((number - 1) / 3)
const rowOf = (number: number): number => (number - 1) % 3

const straights: readonly WheelSpot[] = [
  { id: 'n0', kind: 'straight', covers: [0], x: -0.5, y: 1.5 },
  ...numbers.map((number) => ({
    id: `n${number}`,
    kind: 'straight' as const,
    covers: [number],
    x: streetOf(number) + 0.5,
    y: rowOf(number) + 0.5,
  })),
]

const split = (low: number, high: number, x: number, y: number): WheelSpot => ({
  id: `p${low}-${high}`,
  kind: 'split',
  covers: [low, high],
  x,
  y,
})
const splits: readonly WheelSpot[] = [
  ...[1, 2, 3].map((number) => split(0, number, 0, number - 0.5)),
  ...numbers.flatMap((number) => [
    ...(rowOf(number) < 2 ? [split(number, number + 1, streetOf(number) + 0.5, rowOf(number) + 1)] : []),
    ...(number <= 33 ? [split(number, number + 3, streetOf(number) + 1, rowOf(number) + 0.5)] : []),
  ]),
]

const streets: readonly WheelSpot[] = [
  { id: 't1', kind: 'street', covers: [0, 1, 2], x: 0, y: 1 },
  { id: 't2', kind: 'street', covers: [0, 2, 3], x: 0, y: 2 },
  ...range(12).map((street) => ({
    id: `s${street * 3 + 1}`,
    kind: 'street' as const,
    covers: range(3, street * 3 + 1),
    x: street + 0.5,
    y: 0,
  })),
]

const corners: readonly WheelSpot[] = [
  { id: 'f0', kind: 'corner', covers: [0, 1, 2, 3], x: 0, y: 0 },
  ...numbers
    .filter((number) => rowOf(number) < 2 && number <= 33)
    .map((number) => ({
      id: `c${number}`,
      kind: 'corner' as const,
      covers: [number, number + 1, number + 3, number + 4],
      x: streetOf(number) + 1,
      y: rowOf(number) + 1,
    })),
]

const sixes: readonly WheelSpot[] = range(11).map((street) => ({
  id: `x${street * 3 + 1}`,
  kind: 'six',
  covers: range(6, street * 3 + 1),
  x: street + 1,
  y: 0,
}))

const thirds: readonly WheelSpot[] = [
  ...range(3).map((column) => ({
    id: `column-${column + 1}`,
    kind: 'third' as const,
    covers: numbers.filter((number) => rowOf(number) === column),
    x: 12.5,
    y: column + 0.5,
  })),
  ...range(3).map((dozen) => ({
    id: `dozen-${dozen + 1}`,
    kind: 'third' as const,
    covers: range(12, dozen * 12 + 1),
    x: dozen * 4 + 2,
    y: -0.5,
  })),
]

const halfTests: readonly (readonly [id: string, has: (number: number) => boolean])[] = [
  ['low', (number) => number <= 18],
  ['even', (number) => number % 2 === 0],
  ['red', (number) => pocketColour(number) === 'red'],
  ['black', (number) => pocketColour(number) === 'black'],
  ['odd', (number) => number % 2 === 1],
  ['high', (number) => number > 18],
]
const halves: readonly WheelSpot[] = halfTests.map(([id, has], place) => ({
  id,
  kind: 'half',
  covers: numbers.filter(has),
  x: place * 2 + 1,
  y: -1.5,
}))

export const wheelSpots: readonly WheelSpot[] = [
  ...straights,
  ...splits,
  ...streets,
  ...corners,
  ...sixes,
  ...thirds,
  ...halves,
]
const byId = new Map(wheelSpots.map((spot) => [spot.id, spot]))

/** Finds a bet of the table. */
export const wheelSpot = (id: string): WheelSpot | undefined => byId.get(id)

/** How far from a line, in cells, a tap still means the line. */
const reach = 0.2
const isNear = (value: number): boolean => Math.abs(value - Math.round(value)) < reach

/** The bet at a place among the numbers: a number, or what lies on the line or the corner there. */
export function spotAt(x: number, y: number): WheelSpot | undefined {
  const onLine = { x: Math.round(x), y: Math.round(y) }
  const street = Math.min(11, Math.max(0, Math.floor(x)))
  const row = Math.min(2, Math.max(0, Math.floor(y)))
  if (x < -reach) return wheelSpot('n0')
  const crossesStreets = isNear(x) && onLine.x < 12
  const crossesRows = isNear(y) && onLine.y < 3
  const inside = { x: street + 0.5, y: row + 0.5 }
  const wanted = {
    x: crossesStreets ? onLine.x : inside.x,
    y: crossesRows || y < reach ? onLine.y : inside.y,
  }
  return nearestSpot(wheelSpots, wanted.x, Math.max(0, wanted.y))
}

/** The bet of a list that is nearest to a place. */
export function nearestSpot(spots: readonly WheelSpot[], x: number, y: number): WheelSpot | undefined {
  const distance = (spot: WheelSpot): number => (spot.x - x) ** 2 + (spot.y - y) ** 2
  return spots.reduce<WheelSpot | undefined>(
    (best, spot) => (!best || distance(spot) < distance(best) ? spot : best),
    undefined,
  )
}

/** The next bet of a list in a direction, for arrow keys. Undefined at the edge. */
export function nextSpot(
  spots: readonly WheelSpot[],
  from: WheelSpot,
  [dx, dy]: readonly [number, number],
): WheelSpot | undefined {
  const along = (spot: WheelSpot): number => (spot.x - from.x) * dx + (spot.y - from.y) * dy
  const aside = (spot: WheelSpot): number =>
    Math.abs((spot.x - from.x) * dy) + Math.abs((spot.y - from.y) * dx)
  // Straight ahead is preferred, however far; sideways only counts where nothing is.
  const cost = (spot: WheelSpot): number => along(spot) + aside(spot) * 6
  const ahead = spots.filter((spot) => along(spot) > 0.3)
  return ahead.reduce<WheelSpot | undefined>(
    (best, spot) => (!best || cost(spot) < cost(best) ? spot : best),
    undefined,
  )
}
