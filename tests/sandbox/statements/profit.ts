import { entryGroups } from '#shared/domain/entry-kinds.ts'
import type { Database } from '../db/database.ts'
import { dayLength, startOfDay } from '../merchant-zone.ts'
import { type BetSums, betRounds, betSums, listBetDays, sum } from '../records/bets.ts'
import { type BetFilter, betsWithin } from '../records/filter.ts'
import { entriesWithin } from './entries.ts'

/** A filter for results: dates and games. */
export type ProfitFilter = Pick<BetFilter, 'from' | 'to' | 'gameType' | 'vassalage'>

type GameSums = BetSums & { key: string; name: string }

/** Sums of an account's rounds by game type or by vendor, most bets first. */
export function listBetsBy(db: Database, accountId: number, filter: ProfitFilter, by: 'type' | 'vendor') {
  const [where, ...values] = betsWithin(accountId, filter)
  const [key, name] = by === 'type' ? ['g.game_type', 'g.game_type'] : ['g.vendor', 'v.name']
  return db.all<GameSums>(
    `SELECT COALESCE(${key}, '') AS key, COALESCE(${name}, '') AS name, ${betSums}
     ${betRounds} LEFT JOIN world.vendors v ON v.code = g.vendor
     WHERE ${where} GROUP BY 1 ORDER BY staked DESC, key`,
    ...values,
  )
}

const listed = (kinds: readonly string[]) => kinds.map((kind) => `'${kind}'`).join(', ')
/** What entries of a group gave the member, less what it took. */
const netOf = (group: 'deposits' | 'withdrawals' | 'bonuses') =>
  sum(`IIF(t.kind IN (${listed(entryGroups[group])}), e.amount, 0)`)

/** What was paid in and out, and given as bonuses, by day of the filter's range. Days without any are left out. */
function paymentsByDay(db: Database, accountId: number, filter: ProfitFilter) {
  const [where, ...values] = entriesWithin(db, accountId, { from: filter.from, to: filter.to })
  const first = startOfDay(filter.from)
  return db.all<{ day: number; deposits: number; withdrawals: number; bonus: number }>(
    `SELECT CAST((t.created - ?) / ? AS INTEGER) AS day, ${netOf('deposits')} AS deposits,
       -${netOf('withdrawals')} AS withdrawals, ${netOf('bonuses')} AS bonus
     FROM ledger_entries e JOIN ledger_transactions t ON t.id = e.transaction_id
     WHERE ${where} AND t.kind NOT IN (${listed(entryGroups.play)}) GROUP BY day`,
    first,
    dayLength,
    ...values,
  )
}

/** An account's results. `bonus` is null while the filter names a game type or vendor: bonuses have none. */
export function profitOf(db: Database, accountId: number, filter: ProfitFilter) {
  const payments = paymentsByDay(db, accountId, filter)
  const bonusOf = new Map(payments.map(({ day, bonus }) => [day, bonus]))
  const ofGames = Boolean(filter.gameType || filter.vassalage)
  const days = listBetDays(db, accountId, filter).map((sums, day) => ({
    ...sums,
    bonus: ofGames ? null : (bonusOf.get(day) ?? 0),
  }))
  const total = (of: (day: (typeof days)[number]) => number) =>
    days.reduce((whole, day) => whole + of(day), 0)
  const paid = (of: 'deposits' | 'withdrawals') => payments.reduce((whole, row) => whole + row[of], 0)
  return {
    days,
    types: listBetsBy(db, accountId, filter, 'type'),
    vendors: listBetsBy(db, accountId, filter, 'vendor'),
    totals: {
      count: total(({ count }) => count),
      staked: total(({ staked }) => staked),
      bet: total(({ bet }) => bet),
      win: total(({ win }) => win),
      bonus: ofGames ? null : total(({ bonus }) => bonus ?? 0),
    },
    deposits: paid('deposits'),
    withdrawals: paid('withdrawals'),
  }
}
