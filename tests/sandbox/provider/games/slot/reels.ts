/** Reels of symbols as small numbers, because the proof of a return plays a million rounds. */
import type { RandomBelow } from '../random.ts'
import { slotSymbols } from './slot-table.ts'

/** The symbols of five reels, top to bottom. */
export type Grid = readonly (readonly number[])[]

export const wild = slotSymbols.indexOf('wild')
export const scatter = slotSymbols.indexOf('scatter')
export const coin = slotSymbols.indexOf('coin')
/** The symbols before it pay. */
const firstSpecial = wild
export const reelCount = 5
export const rowCount = 3

const letters = 'EabcdeWSC'

/** Payouts for three, four and five in a row, from the emblem to `e`. */
export type Pays = readonly (readonly [three: number, four: number, five: number])[]

/** One picture of the reels. */
export interface Screen {
  readonly phase: 'base' | 'fall' | 'free' | 'respin'
  readonly grid: Grid
  /** What it pays with its multiplier, in the model's own units. */
  readonly pay: number
  readonly multiplier: number
  readonly given: number
  readonly left: number
  readonly coins?: readonly (readonly number[])[]
}

/** A round: what it shows, and what it pays in the model's own units. */
export interface PlayedRound {
  readonly screens: readonly Screen[]
  readonly pay: number
}

/**
 * A strip from its description: "e8 CCC2" has eight single `e` and two stacks of three coins. They are spread evenly.
 * `shift` makes strips differ in order, not in content.
 */
export function strip(description: string, shift = 0): readonly number[] {
  return description
    .split(' ')
    .flatMap((part, kind) => {
      const [, stack = '', many = ''] = part.match(/^([a-zA-Z]+)(\d+)$/) ?? []
      const count = Number(many)
      const symbols = Array.from(stack, (letter) => letters.indexOf(letter))
      return Array.from({ length: count }, (_, i) => ({
        symbols,
        at: ((i + 0.37 * kind + 0.21 * shift * (kind + 1)) / count) % 1,
      }))
    })
    .sort((one, other) => one.at - other.at)
    .flatMap(({ symbols }) => symbols)
}

/** The visible symbols of each reel, by stop position. Every stop is equally likely. */
export type Windows = readonly (readonly (readonly number[])[])[]

/** The windows of five strips. With `expands`, a wild fills its whole reel. */
export const windowsOf = (descriptions: readonly string[], expands = false): Windows =>
  descriptions.map((description, shift) => {
    const symbols = strip(description, shift)
    return symbols.map((_, stop) => {
      const seen = [...symbols, ...symbols].slice(stop, stop + rowCount)
      return expands && seen.includes(wild) ? seen.map(() => wild) : seen
    })
  })

export const spin = (windows: Windows, random: RandomBelow): Grid =>
  windows.map((reel) => reel[random(reel.length)] ?? [])

export function countOf(symbol: number, grid: Grid): number {
  let count = 0
  for (const reel of grid) for (const cell of reel) if (cell === symbol) count++
  return count
}

/** On how many reels from the left a line shows its first symbol, or a wild in its place. */
export function lineCount(grid: Grid, rows: readonly number[]): number {
  const symbol = grid[0]?.[rows[0] ?? 0] ?? wild
  if (symbol >= firstSpecial) return 0
  let count = 1
  while (count < reelCount) {
    const next = grid[count]?.[rows[count] ?? 0]
    if (next !== symbol && next !== wild) break
    count++
  }
  return count
}

/** What all lines pay together, in bets per line. */
export function linesPay(grid: Grid, lines: readonly (readonly number[])[], pays: Pays): number {
  let sum = 0
  for (const rows of lines) {
    const count = lineCount(grid, rows)
    if (count >= 3) sum += pays[grid[0]?.[rows[0] ?? 0] ?? 0]?.[count - 3] ?? 0
  }
  return sum
}

/** In how many ways a symbol wins: one cell of each reel from the left, in any row. */
export function waysOf(symbol: number, grid: Grid): { count: number; ways: number } {
  let ways = 1
  let count = 0
  for (const reel of grid) {
    let here = 0
    for (const cell of reel) if (cell === symbol || cell === wild) here++
    if (here === 0) break
    ways *= here
    count++
  }
  return { count, ways }
}

/** Calls back for every symbol that wins. Only one of the first reel can, where no wild ever is. */
export function eachWay(grid: Grid, win: (symbol: number, count: number, ways: number) => void): void {
  const first = grid[0] ?? []
  for (const [row, symbol] of first.entries()) {
    if (symbol >= firstSpecial || first.indexOf(symbol) < row) continue
    const { count, ways } = waysOf(symbol, grid)
    if (count >= 3) win(symbol, count, ways)
  }
}

/** What all ways pay together. */
export function waysPay(grid: Grid, pays: Pays): number {
  let sum = 0
  eachWay(grid, (symbol, count, ways) => {
    sum += ways * (pays[symbol]?.[count - 3] ?? 0)
  })
  return sum
}

/** Rows of each line, reel by reel. A model uses the first ones. */
export const allLines: readonly (readonly number[])[] = [
  [1, 1, 1, 1, 1],
  [0, 0, 0, 0, 0],
  [2, 2, 2, 2, 2],
  [0, 1, 2, 1, 0],
  [2, 1, 0, 1, 2],
  [0, 0, 1, 2, 2],
  [2, 2, 1, 0, 0],
  [1, 0, 0, 0, 1],
  [1, 2, 2, 2, 1],
  [1, 0, 1, 2, 1],
  [1, 2, 1, 0, 1],
  [0, 1, 1, 1, 0],
  [2, 1, 1, 1, 2],
  [0, 1, 0, 1, 0],
  [2, 1, 2, 1, 2],
  [1, 1, 0, 1, 1],
  [1, 1, 2, 1, 1],
  [0, 0, 2, 0, 0],
  [2, 2, 0, 2, 2],
  [0, 2, 2, 2, 0],
  [2, 0, 0, 0, 2],
  [1, 0, 2, 0, 1],
  [1, 2, 0, 2, 1],
  [0, 2, 0, 2, 0],
  [2, 0, 2, 0, 2],
]
