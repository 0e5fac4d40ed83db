import { dayLength, isoDay, startOfDay } from '#sandbox/world/market/merchant-zone.ts'
import { entryGroups } from '#shared/domain/entry-kinds.ts'
import type { Database } from '../db/database.ts'
import { type BetSums, betSums, roundsOf, sum } from '../records/bets.ts'
import { type BetFilter, betsWithin } from '../records/filter.ts'
import { entriesWithin } from './entries.ts'

/** A filter for results: dates and games. */
export type ProfitFilter = Pick<BetFilter, 'from' | 'to' | 'gameType' | 'vassalage'>

type GameSums = BetSums & { key: string; name: string }
type Played = BetSums & { day: number; type: string; vendor: string; vendorName: string }
type Game = { nodeId: number; type: string; vendor: string; vendorName: string }

/** Sums of an account's rounds by day and game, in one pass. Each game is looked up once, not for each of its rounds. */
function playedGames(db: Database, accountId: number, filter: ProfitFilter): Played[] {
  const [where, ...values] = betsWithin(accountId, filter)
  const rows = db.all<BetSums & { day: number; nodeId: number }>(
    `SELECT CAST((r.started - ?) / ? AS INTEGER) AS day, r.node_id AS nodeId, ${betSums}
     ${roundsOf(filter)} WHERE ${where} GROUP BY day, r.node_id`,
    startOfDay(filter.from),
    dayLength,
    ...values,
  )
  const games = db.all<Game>(
    `SELECT g.node_id AS nodeId, g.game_type AS type, g.vendor, COALESCE(v.name, '') AS vendorName
     FROM json_each(?) n JOIN world.games g ON g.node_id = n.value LEFT JOIN world.vendors v ON v.code = g.vendor`,
    JSON.stringify([...new Set(rows.map(({ nodeId }) => nodeId))]),
  )
  const byNode = new Map(games.map((game) => [game.nodeId, game]))
  return rows.map((row) => ({ ...gone, ...byNode.get(row.nodeId), ...row }))
}

/** A game that was removed. */
const gone = { type: '', vendor: '', vendorName: '' }

const exact = (total: number): number => Math.min(total, Number.MAX_SAFE_INTEGER)

const sumOf = (played: readonly BetSums[]): BetSums => {
  const total = (of: keyof BetSums) => exact(played.reduce((whole, one) => whole + one[of], 0))
  return {
    count: total('count'),
    staked: total('staked'),
    open: total('open'),
    bet: total('bet'),
    win: total('win'),
    net: total('net'),
  }
}

/** Sums by game type or by vendor, most bets first. */
const sumsBy = (played: readonly Played[], by: 'type' | 'vendor'): GameSums[] =>
  [...Map.groupBy(played, (one) => one[by])]
    .map(([key, own]) => ({ key, name: by === 'type' ? key : (own[0]?.vendorName ?? ''), ...sumOf(own) }))
    .toSorted((a, b) => b.staked - a.staked || (a.key < b.key ? -1 : 1))

/** Sums for each day of the filter's range, in order. */
function sumsByDay(played: readonly Played[], { from, to }: ProfitFilter) {
  const first = startOfDay(from)
  const byDay = Map.groupBy(played, ({ day }) => day)
  return Array.from({ length: to > from ? Math.ceil((to - first) / dayLength) : 0 }, (_, day) => ({
    date: isoDay(first + day * dayLength),
    ...sumOf(byDay.get(day) ?? []),
  }))
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
  const played = playedGames(db, accountId, filter)
  const bonusOf = new Map(payments.map(({ day, bonus }) => [day, bonus]))
  const ofGames = Boolean(filter.gameType || filter.vassalage)
  const days = sumsByDay(played, filter).map((sums, day) => ({
    ...sums,
    bonus: ofGames ? null : (bonusOf.get(day) ?? 0),
  }))
  const paid = (of: 'deposits' | 'withdrawals') => payments.reduce((whole, row) => whole + row[of], 0)
  return {
    days,
    types: sumsBy(played, 'type'),
    vendors: sumsBy(played, 'vendor'),
    totals: {
      ...sumOf(days),
      bonus: ofGames ? null : days.reduce((whole, { bonus }) => whole + (bonus ?? 0), 0),
    },
    deposits: paid('deposits'),
    withdrawals: paid('withdrawals'),
  }
}
