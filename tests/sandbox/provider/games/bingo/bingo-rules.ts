/**
 * Bingo with 75 balls, played by everybody in a room at once. Balls are called until a card is full; the first card
 * with a line, with two lines, and the first full card win their part of the pot. All cards are equally good, so each
 * returns the pot's share of the sales.
 */
import type { RandomBelow } from '../random.ts'
import type { BingoCard, BingoPrizeId } from './bingo-table.ts'
import { bingoLines } from './client/lines.ts'

const perColumn = 15
const ballCount = perColumn * 5
/** Parts of the pot in percent. */
const prizeParts: Readonly<Record<BingoPrizeId, number>> = { line: 15, twoLines: 20, house: 65 }

/** A whole prize in centavos, before it is shared. */
export const prizeOf = (pot: number, id: BingoPrizeId): number => Math.floor((pot * prizeParts[id]) / 100)

const five = [0, 1, 2, 3, 4]
/** All numbers from `first` on in random order, or the first few of them. */
function shuffled(first: number, count: number, wanted: number, random: RandomBelow): number[] {
  const drum = Array.from({ length: count }, (_, index) => first + index)
  for (let index = 0; index < wanted; index++) {
    const other = index + random(count - index)
    const [one, two] = [drum[index] ?? 0, drum[other] ?? 0]
    drum[index] = two
    drum[other] = one
  }
  return drum.slice(0, wanted)
}

/** A card with columns B I N G O. Each has five of its fifteen numbers; the centre is free (0). */
export function makeCard(random: RandomBelow): number[] {
  const columns = five.map((column) => shuffled(column * perColumn + 1, perColumn, 5, random))
  return five.flatMap((row) =>
    five.map((column) => (row === 2 && column === 2 ? 0 : (columns[column]?.[row] ?? 0))),
  )
}

/** All balls in the order in which they would be called. */
export const drawBalls = (random: RandomBelow): number[] => shuffled(1, ballCount, ballCount, random)

/** After how many balls each number is called. Zero for the free centre. */
function callsOf(balls: readonly number[]): Uint8Array {
  const called = new Uint8Array(ballCount + 1)
  for (const [index, ball] of balls.entries()) called[ball] = index + 1
  return called
}

/** After how many balls a card has each prize. */
export const progressOf = (card: BingoCard, balls: readonly number[]) => progressIn(card, callsOf(balls))

/** The same without arrays in between, because a room sells many cards. */
function progressIn(card: BingoCard, called: Uint8Array): Readonly<Record<BingoPrizeId, number>> {
  let first = ballCount + 1
  let second = ballCount + 1
  for (const line of bingoLines) {
    let last = 0
    for (const cell of line) last = Math.max(last, called[card[cell] ?? 0] ?? 0)
    if (last < first) {
      second = first
      first = last
    } else if (last < second) second = last
  }
  let house = 0
  for (const number of card) house = Math.max(house, called[number] ?? 0)
  return { line: first, twoLines: second, house }
}

/** A card that takes part in a draw. */
export interface Entry {
  /** Whose it is: a masked name, or a player's account with the round of the bet. */
  readonly owner: { readonly name: string } | { readonly account: string; readonly roundId: string }
  readonly card: BingoCard
}

export interface Prize {
  readonly id: BingoPrizeId
  /** After how many balls it was won. */
  readonly balls: number
  /** In centavos. What can't be shared evenly stays with the room. */
  readonly each: number
  readonly winners: readonly Entry['owner'][]
}

/** What was drawn in a round. */
export interface BingoResult {
  /** As many as it took. */
  readonly balls: readonly number[]
  readonly cardsSold: number
  readonly prizes: readonly Prize[]
  /** Players' cards, to be shown to them. Cards of the sandbox's own players aren't kept. */
  readonly own: readonly { readonly account: string; readonly roundId: string; readonly card: BingoCard }[]
}

/** Draws a round among its cards. `pot` in centavos. */
export function drawRound(entries: readonly Entry[], pot: number, random: RandomBelow): BingoResult {
  const balls = drawBalls(random)
  const called = callsOf(balls)
  const progress = entries.map((entry) => ({ entry, ...progressIn(entry.card, called) }))
  const prizes = (['line', 'twoLines', 'house'] as const).map((id): Prize => {
    const first = progress.reduce((least, each) => Math.min(least, each[id]), ballCount)
    const winners = progress.filter((each) => each[id] === first).map(({ entry }) => entry.owner)
    return { id, balls: first, each: Math.floor(prizeOf(pot, id) / Math.max(1, winners.length)), winners }
  })
  return {
    balls: balls.slice(0, prizes.find(({ id }) => id === 'house')?.balls ?? ballCount),
    cardsSold: entries.length,
    prizes,
    own: entries.flatMap(({ owner, card }) => ('account' in owner ? { ...owner, card } : [])),
  }
}
