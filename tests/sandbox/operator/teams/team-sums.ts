import { type MoneyColumn, moneyColumns, type TeamMoney } from './crowd.ts'

const width = moneyColumns.length
const columnAt: Record<MoneyColumn, number> = {
  deposits: moneyColumns.indexOf('deposits'),
  withdrawals: moneyColumns.indexOf('withdrawals'),
  validBet: moneyColumns.indexOf('validBet'),
  payout: moneyColumns.indexOf('payout'),
  bonuses: moneyColumns.indexOf('bonuses'),
}

/**
 * What each account in a stretch of the team order moved within a range, and sums over whole lines. Positions are
 * those of the team order.
 */
export class TeamSums {
  readonly #start: number
  /** Five columns for each position. */
  readonly #own: Float64Array
  /** Sums of all positions before each, by column, and of those that bet. */
  readonly #before: Float64Array
  readonly #active: Int32Array

  constructor(start: number, own: Float64Array) {
    const count = own.length / width
    this.#start = start
    this.#own = own
    this.#before = new Float64Array((count + 1) * width)
    this.#active = new Int32Array(count + 1)
    for (let at = 0; at < own.length; at += 1)
      this.#before[at + width] = (this.#before[at] ?? 0) + (own[at] ?? 0)
    for (let index = 0; index < count; index += 1) {
      const bet = (own[index * width + columnAt.validBet] ?? 0) > 0
      this.#active[index + 1] = (this.#active[index] ?? 0) + (bet ? 1 : 0)
    }
  }

  /** One column of one account. */
  own = (position: number, column: MoneyColumn): number =>
    this.#own[(position - this.#start) * width + columnAt[column]] ?? 0

  /** One column, summed over the positions from `from` up to `to`, exclusive. */
  sum(column: MoneyColumn, from: number, to: number): number {
    const at = (position: number) => (position - this.#start) * width + columnAt[column]
    return (this.#before[at(to)] ?? 0) - (this.#before[at(from)] ?? 0)
  }

  /** Number of accounts with a decided bet, from `from` up to `to`, exclusive. */
  active = (from: number, to: number): number =>
    (this.#active[to - this.#start] ?? 0) - (this.#active[from - this.#start] ?? 0)

  /** All columns, summed. */
  money = (from: number, to: number): TeamMoney => moneyOf((column) => this.sum(column, from, to))
}

/** Builds sums column by column. */
export const moneyOf = (value: (column: MoneyColumn) => number): TeamMoney => ({
  deposits: value('deposits'),
  withdrawals: value('withdrawals'),
  validBet: value('validBet'),
  payout: value('payout'),
  bonuses: value('bonuses'),
})
