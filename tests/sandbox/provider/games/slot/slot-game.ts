/**
 * Five reels, three rows, ten lines that pay from the left. A parol is wild. Each reel stops at a uniformly random
 * position of its strip; nothing else decides. Returns 95.3 % of all bets.
 */
import type { Game } from '../game.ts'
import type { RandomBelow } from '../random.ts'
import { type SlotSymbol, type SlotTable, slotSymbols, type WinningLine } from './slot-table.ts'

type Paying = Exclude<SlotSymbol, 'parol'>
const wild = 'parol'

/** Payout for three, four and five in a row, in bets per line. */
export const slotPays: Readonly<Record<Paying, readonly [three: number, four: number, five: number]>> = {
  seven: [30, 150, 1000],
  gem: [20, 80, 400],
  pearl: [14, 50, 200],
  sun: [8, 25, 120],
  mango: [6, 18, 70],
  star: [4, 12, 50],
}

/** Rows of each line, reel by reel. */
export const slotLines: readonly (readonly number[])[] = [
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
]

const counts: Readonly<Record<Paying, number>> = { seven: 2, gem: 3, pearl: 4, sun: 6, mango: 7, star: 8 }

/** Spreads the symbols evenly over a strip. `shift` makes the reels differ in order, not in content. */
function strip(wilds: number, shift: number): readonly SlotSymbol[] {
  return slotSymbols
    .flatMap((symbol, kind) => {
      const count = symbol === wild ? wilds : counts[symbol]
      return Array.from({ length: count }, (_, i) => ({
        symbol,
        at: ((i + 0.37 * kind + 0.21 * shift * (kind + 1)) / count) % 1,
      }))
    })
    .sort((a, b) => a.at - b.at)
    .map(({ symbol }) => symbol)
}

/** Only the middle reels have wilds, so a line always starts with a paying symbol. */
export const slotStrips: readonly (readonly SlotSymbol[])[] = [0, 2, 2, 2, 0].map(strip)

/** The three visible symbols of each reel, by stop position. */
const windows = slotStrips.map((reel) => reel.map((_, stop) => [...reel, ...reel].slice(stop, stop + 3)))

const spin = (random: RandomBelow): readonly (readonly SlotSymbol[])[] =>
  windows.map((reel) => reel[random(reel.length)] ?? [])

/** The payout of the symbols along one line. Undefined if they win nothing. */
export function payLine(symbols: readonly SlotSymbol[]): Omit<WinningLine, 'rows'> | undefined {
  const symbol = symbols.find((candidate) => candidate !== wild)
  if (symbol === undefined) return undefined
  const end = symbols.findIndex((candidate) => candidate !== symbol && candidate !== wild)
  const count = end === -1 ? symbols.length : end
  const pay = slotPays[symbol][count - 3]
  return pay === undefined ? undefined : { symbol, count, pay }
}

/** All winning lines. */
export function winningLines(reels: SlotTable['reels']): WinningLine[] {
  return slotLines.flatMap((rows) => {
    const paid = payLine(rows.map((row, reel) => reels[reel]?.[row] ?? wild))
    return paid ? [{ rows, ...paid }] : []
  })
}

export const slotGame: Game = {
  returns: [{ choices: [''], share: 0.9533 }],
  open(random) {
    // Avoids an opening table with a win, which would look like an unpaid one.
    let reels = spin(random)
    while (winningLines(reels).length > 0) reels = spin(random)
    return { kind: 'slot', reels, lines: [] }
  },
  play(_table, bet, _choice, random) {
    const reels = spin(random)
    const lines = winningLines(reels)
    const pay = lines.reduce((sum, line) => sum + line.pay, 0)
    // The bet is split over all lines. Fractions of a centavo are dropped.
    return { win: (bet * BigInt(pay)) / BigInt(slotLines.length), table: { kind: 'slot', reels, lines } }
  },
}
