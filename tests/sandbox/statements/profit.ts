import { entryGroups } from '#shared/domain/entry-kinds.ts'
import type { Database } from '../db/database.ts'
import { dayLength, startOfDay } from '../merchant-zone.ts'
import { type BetSums, betSums, listBetDays, roundsOf, sum } from '../records/bets.ts'
import { type BetFilter, betsWithin } from '../records/filter.ts'
import { entriesWithin } from './entries.ts'

/** A filter for results: dates and games. */
export type ProfitFilter = Pick<BetFilter, 'from' | 'to' | 'gameType' | 'vassalage'>

type GameSums = BetSums & { key: string; name: string }
type PlayedGame = BetSums & { type: string; vendor: string; vendorName: string }

/** Sums of an account's rounds by game. Each game is looked up once, not for each of its rounds. */
const playedGames = (db: Database, accountId: number, filter: ProfitFilter): PlayedGame[] => {
  const [where, ...values] = betsWithin(accountId, filter)
  return db.all<PlayedGame>(
    `WITH played AS MATERIALIZED (SELECT r.node_id, ${betSums} ${roundsOf(filter)} WHERE ${where} GROUP BY r.node_id)
     SELECT COALESCE(g.game_type, '') AS type, COALESCE(g.vendor, '') AS vendor, COALESCE(v.name, '') AS vendorName,
       p.count, p.staked, p.bet, p.win
     FROM played p LEFT JOIN world.games g ON g.node_id = p.node_id LEFT JOIN world.vendors v ON v.code = g.vendor`,
    ...values,
  )
}

const exact = (total: number): number => Math.min(total, Number.MAX_SAFE_INTEGER)

/** The games' sums by game type or by vendor, most bets first. */
function sumsBy(games: readonly PlayedGame[], by: 'type' | 'vendor'): GameSums[] {
  const groups = Map.groupBy(games, (game) => game[by])
  const sums = [...groups].map(([key, own]) => {
    const total = (of: keyof BetSums) => exact(own.reduce((whole, game) => whole + game[of], 0))
    const name = by === 'type' ? key : (own[0]?.vendorName ?? '')
    return { key, name, count: total('count'), staked: total('staked'), bet: total('bet'), win: total('win') }
  })
  return sums.toSorted((a, b) => b.staked - a.staked || (a.key < b.key ? -1 : 1))
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
  const games = playedGames(db, accountId, filter)
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
    types: sumsBy(games, 'type'),
    vendors: sumsBy(games, 'vendor'),
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
