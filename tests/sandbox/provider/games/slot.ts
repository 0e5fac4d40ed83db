/**
 * Five reels of three rows and ten lines, paid from the left. A parol stands in for any symbol. Each reel
 * stops at a fair random place of its strip; nothing else decides. The return to player is 95.3 %.
 */
import type { SlotSymbol, SlotTable, WinningLine } from '../protocol.ts'
import { slotSymbols } from '../protocol.ts'
import type { Game } from './game.ts'
import type { RandomBelow } from './random.ts'

type Paying = Exclude<SlotSymbol, 'parol'>
const wild = 'parol'

/** What three, four and five in a row pay, in bets per line. */
export const slotPays: Readonly<Record<Paying, readonly [three: number, four: number, five: number]>> = {
  seven: [30, 150, 1000],
  gem: [20, 80, 400],
  pearl: [14, 50, 200],
  sun: [8, 25, 120],
  mango: [6, 18, 70],
  star: [4, 12, 50],
}

/** The row of each reel, line by line. */
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

/** Spreads the symbols evenly over a strip; the shift makes the reels differ in order, not in content. */
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

/** Wilds only in the middle, so that a line always begins with a symbol of its own. */
export const slotStrips: readonly (readonly SlotSymbol[])[] = [0, 2, 2, 2, 0].map(strip)

/** The three symbols that show on each reel, by the place at which its strip stops. */
const windows = slotStrips.map((reel) => reel.map((_, stop) => [...reel, ...reel].slice(stop, stop + 3)))

const spin = (random: RandomBelow): readonly (readonly SlotSymbol[])[] =>
  windows.map((reel) => reel[random(reel.length)] ?? [])

/** What the symbols along one line win; undefined for nothing. */
export function payLine(symbols: readonly SlotSymbol[]): Omit<WinningLine, 'rows'> | undefined {
  const symbol = symbols.find((candidate) => candidate !== wild)
  if (symbol === undefined) return undefined
  const end = symbols.findIndex((candidate) => candidate !== symbol && candidate !== wild)
  const count = end === -1 ? symbols.length : end
  const pay = slotPays[symbol][count - 3]
  return pay === undefined ? undefined : { symbol, count, pay }
}

/** The lines that win on these reels. */
export function winningLines(reels: SlotTable['reels']): WinningLine[] {
  return slotLines.flatMap((rows) => {
    const paid = payLine(rows.map((row, reel) => reels[reel]?.[row] ?? wild))
    return paid ? [{ rows, ...paid }] : []
  })
}

export const slotGame: Game = {
  returns: [{ choices: [''], share: 0.9533 }],
  open(random) {
    // A table that already shows a win would look like one that was lost.
    let reels = spin(random)
    while (winningLines(reels).length > 0) reels = spin(random)
    return { kind: 'slot', reels, lines: [] }
  },
  play(_table, bet, _choice, random) {
    const reels = spin(random)
    const lines = winningLines(reels)
    const pay = lines.reduce((sum, line) => sum + line.pay, 0)
    // The bet is spread over all lines; what is left of a centavo is cut.
    return { win: (bet * BigInt(pay)) / BigInt(slotLines.length), table: { kind: 'slot', reels, lines } }
  },
}
