/**
 * Bingo with 75 balls. The player chooses one of three cards, 40 balls are drawn, and every full row, column or
 * diagonal counts. The pays were found by simulating many rounds; see the test.
 */
import type { Game } from '../game.ts'
import type { RandomBelow } from '../random.ts'
import type { BingoTable } from './bingo-table.ts'

const cardsOnOffer = 3
export const ballsDrawn = 40
const perColumn = 15

/** Payout for one, two, three … full lines, as multiples of the bet. More lines than listed pay the last value. */
export const bingoPays: readonly number[] = [1, 3, 7, 20, 50, 250]

const five = [0, 1, 2, 3, 4]
/** Cell indexes of every line: rows, columns, diagonals. */
export const bingoLines: readonly (readonly number[])[] = [
  ...five.map((row) => five.map((column) => row * 5 + column)),
  ...five.map((column) => five.map((row) => row * 5 + column)),
  five.map((step) => step * 6),
  five.map((step) => step * 4 + 4),
]

const numbers: readonly number[] = Array.from({ length: perColumn * 5 }, (_, index) => index + 1)

/** Picks `wanted` different numbers out of `count`, starting at `first`. */
function pickFrom(first: number, count: number, wanted: number, random: RandomBelow): number[] {
  const drum = numbers.slice(first - 1, first - 1 + count)
  const picked: number[] = []
  while (picked.length < wanted) {
    const at = random(drum.length)
    picked.push(drum[at] ?? 0)
    // The last number replaces the one that was picked.
    const last = drum.pop()
    if (last !== undefined && at < drum.length) drum[at] = last
  }
  return picked
}

/** A card with columns B I N G O. Each has five of its fifteen numbers; the centre is free (0). */
export function makeCard(random: RandomBelow): number[] {
  const columns = five.map((column) => pickFrom(column * perColumn + 1, perColumn, 5, random))
  return five.flatMap((row) =>
    five.map((column) => (row === 2 && column === 2 ? 0 : (columns[column]?.[row] ?? 0))),
  )
}

const makeCards = (random: RandomBelow) => Array.from({ length: cardsOnOffer }, () => makeCard(random))

/** The lines of a card that are full with these balls. */
export function fullLines(card: readonly number[], balls: readonly number[]): (readonly number[])[] {
  const drawn = new Set([0, ...balls])
  return bingoLines.filter((line) => line.every((cell) => drawn.has(card[cell] ?? -1)))
}

export const bingoGame: Game = {
  returns: [{ choices: ['0', '1', '2'], share: 0.93 }],
  open: (random) => ({ kind: 'bingo', cards: makeCards(random), last: null, pays: bingoPays }),
  play(table, bet, choice, random) {
    if (table.kind !== 'bingo' || !/^[0-2]$/.test(choice ?? '')) return undefined
    const card = table.cards[Number(choice)]
    if (!card) return undefined
    const balls = pickFrom(1, perColumn * 5, ballsDrawn, random)
    const lines = fullLines(card, balls)
    const pay = lines.length === 0 ? 0 : bingoPays[Math.min(lines.length, bingoPays.length) - 1]
    const next: BingoTable = {
      kind: 'bingo',
      cards: makeCards(random),
      last: { card, balls, lines },
      pays: bingoPays,
    }
    return { table: next, win: bet * BigInt(pay ?? 0) }
  },
}
