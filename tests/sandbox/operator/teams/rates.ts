import { namedAccounts } from '#sandbox/world/accounts/accounts.ts'
import type { Database } from '../db/database.ts'
import { mix } from './mix.ts'
import type { TeamOrder } from './team-order.ts'

/** A rebate rate in hundredths of a percent: 120 is 1.2 %. */
export type Rate = number
/** From a day on, an account's rebate rate. */
type RateRow = { accountId: number; validFrom: number; rate: Rate }

/** Rates of the named agents, and of an agent of the world without an upline. */
const named: Readonly<Record<string, Rate>> = { agent1: 120, agent2: 105, agent41: 90, agent42: 80 }
const topRate: Rate = 110
const steps = [5, 10, 15, 20] as const

/** Part of an amount in minor units, rounded down; of voided bets, the same with a minus. */
export const partOf = (amount: number, rate: Rate): number => Math.trunc((amount * rate) / 10_000)

/** "1.2" for 120. */
export const writeRate = (rate: Rate): string => String(rate / 100)

/** Reads a percentage with at most two decimals; undefined if it is anything else. */
export const readRate = (text: string): Rate | undefined =>
  /^\d{1,2}(\.\d{1,2})?$/.test(text) ? Math.round(Number(text) * 100) : undefined

/**
 * Rates that nobody has set: of the named agents by the table above, of the world's agents a step below their upline.
 * Everybody else has none.
 */
export function openingRates(order: TeamOrder, isGenerated: (id: number) => boolean): Int16Array {
  const rates = new Int16Array(order.size)
  const byId = new Map(namedAccounts.map(({ id, username }) => [id, named[username] ?? 0]))
  for (let position = 0; position < order.size; position += 1) {
    const id = order.ids[position] ?? 0
    const parent = order.parents[position] ?? -1
    const above = parent < 0 ? topRate + 20 : (rates[parent] ?? 0)
    const step = steps[Math.floor(mix(id, 0, -11) * steps.length)] ?? 20
    const generated = order.isAgent[position] === 1 && isGenerated(id) ? Math.max(5, above - step) : 0
    rates[position] = byId.get(id) ?? generated
  }
  return rates
}

/** Everybody's rebate rates, now and on any day. */
export class RateBook {
  readonly #order: TeamOrder
  readonly #opening: Int16Array
  readonly #set: Map<number, RateRow[]>

  constructor(db: Database, order: TeamOrder, opening: Int16Array) {
    this.#order = order
    this.#opening = opening
    const rows = db.all<RateRow>(
      'SELECT account_id AS accountId, valid_from AS validFrom, rate FROM rebate_rates ORDER BY valid_from',
    )
    this.#set = Map.groupBy(rows, ({ accountId }) => accountId)
  }

  /** The rate that applies at a moment, and since when; null for since the account was created. */
  at(position: number, time: number): { rate: Rate; since: number | null } {
    const row = this.#rowsOf(position).findLast(({ validFrom }) => validFrom <= time)
    return row
      ? { rate: row.rate, since: row.validFrom }
      : { rate: this.#opening[position] ?? 0, since: null }
  }

  /** The rate that applies at a moment. */
  rate = (position: number, time: number): Rate => this.at(position, time).rate

  /** A rate that was set and doesn't apply yet. */
  next(position: number, time: number): { rate: Rate; from: number } | null {
    const row = this.#rowsOf(position).find(({ validFrom }) => validFrom > time)
    return row ? { rate: row.rate, from: row.validFrom } : null
  }

  #rowsOf = (position: number): readonly RateRow[] => this.#set.get(this.#order.ids[position] ?? 0) ?? []
}

/** Sets an account's rate from a day on. Replaces one that was to apply from the same day. */
export const writeNewRate = (db: Database, accountId: number, validFrom: number, rate: Rate): void => {
  db.run('INSERT OR REPLACE INTO rebate_rates VALUES (?, ?, ?)', accountId, validFrom, rate)
}
