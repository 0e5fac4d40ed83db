/**
 * Mines: 25 cells, some of them mined. Each opened cell raises what collecting pays; a mine ends the round with
 * nothing. A payout is 97 % of the fair one, rounded down to hundredths, so every number of mines and cells returns the
 * same share.
 */
import type { RandomBelow } from '../random.ts'
import { mineCells, mineCounts } from './mines-table.ts'

export const minesReturn = 0.97
/** No payout is larger. A round that reaches it is collected by itself. In multiples of the bet. */
const mostPaid = 10_000

/** Chance that the first `opened` cells are all free. */
export function chanceOf(mines: number, opened: number): number {
  let chance = 1
  for (let cell = 0; cell < opened; cell++) chance *= (mineCells - mines - cell) / (mineCells - cell)
  return chance
}

/** Payout after a number of cells, in hundredths of the bet. Nothing before the first. */
export function minesPay(mines: number, opened: number): number {
  if (opened === 0) return 0
  return Math.min(mostPaid * 100, Math.floor((minesReturn * 100) / chanceOf(mines, opened) + 1e-9))
}

/** How many cells can be opened: until all free ones are, or the largest payout is reached. */
export function mostOpened(mines: number): number {
  const free = mineCells - mines
  for (let opened = 1; opened <= free; opened++) if (minesPay(mines, opened) === mostPaid * 100) return opened
  return free
}

/** Parses "mines:3". Undefined if that many can't be chosen. */
export function readMines(choice: string): number | undefined {
  const [, number] = choice.match(/^mines:(\d{1,2})$/) ?? []
  return mineCounts.find((count) => String(count) === number)
}

/** What a round's moves say: "safe:7" and "mine:9" are cells that were opened, "collect" its end. */
export interface MinesProgress {
  readonly opened: readonly number[]
  readonly hit: number | null
  readonly collected: boolean
}

export function readProgress(moves: readonly string[]): MinesProgress {
  const cellsOf = (kind: string): number[] =>
    moves.flatMap((move) => (move.startsWith(`${kind}:`) ? Number(move.split(':')[1]) : []))
  return { opened: cellsOf('safe'), hit: cellsOf('mine')[0] ?? null, collected: moves.includes('collect') }
}

/** Whether a cell that is opened now is mined. As likely as in a field laid before, so none has to be kept secret. */
export const isMined = (mines: number, opened: number, random: RandomBelow): boolean =>
  random(mineCells - opened) < mines

/** Lays the mines that a round didn't show into cells that weren't opened. */
export function layMines(mines: number, { opened, hit }: MinesProgress, random: RandomBelow): number[] {
  const laid = hit === null ? [] : [hit]
  const free = Array.from({ length: mineCells }, (_, cell) => cell).filter(
    (cell) => cell !== hit && !opened.includes(cell),
  )
  while (laid.length < mines) laid.push(free.splice(random(free.length), 1)[0] ?? 0)
  return laid.sort((one, other) => one - other)
}
