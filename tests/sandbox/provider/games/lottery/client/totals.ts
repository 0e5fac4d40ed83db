/** What a ticket costs and can win. Amounts are decimal strings, as on the wire. */
import type { LotteryOffer } from '../lottery-table.ts'
import { bestWin, type Line, topPrize } from './lines.ts'

export interface Totals {
  /** The stake of all lines in one draw, and in all draws. */
  readonly perDraw: string
  readonly total: string
  /** What one draw can pay. */
  readonly couldWin: string
  /** Which limit it exceeds, and what that limit allows. */
  readonly over?: { readonly what: 'draw' | 'line'; readonly most: string }
}

export interface Limits {
  /** The most that a ticket may cost, and the most that a line may win. */
  readonly mostBet: string
  readonly mostWin: string
}

/** Amounts of the game are far below the limit of whole numbers. */
const cents = (amount: string): number => Math.round(Number(amount) * 100)
const amountOf = (minor: number): string => (minor / 100).toFixed(2)

/** Adds up a ticket of whole lines with this stake on each, in so many draws. */
export function totalsOf(
  offer: LotteryOffer,
  lines: readonly Line[],
  stake: string,
  draws: number,
  { mostBet, mostWin }: Limits,
): Totals {
  const each = cents(stake)
  const perDraw = each * lines.length
  const top = Math.max(0, ...lines.map(topPrize))
  const mostStake = Math.floor(cents(mostWin) / Math.max(1, top))
  const amounts = {
    perDraw: amountOf(perDraw),
    total: amountOf(perDraw * draws),
    couldWin: amountOf(Math.floor(each * bestWin(offer, lines))),
  }
  if (perDraw > cents(mostBet)) return { ...amounts, over: { what: 'draw', most: mostBet } }
  return each > mostStake ? { ...amounts, over: { what: 'line', most: amountOf(mostStake) } } : amounts
}
