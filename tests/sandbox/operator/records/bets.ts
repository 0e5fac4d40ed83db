import { dayLength, isoDay, startOfDay } from '#sandbox/world/market/merchant-zone.ts'
import { entryGroups } from '#shared/domain/entry-kinds.ts'
import type { Database } from '../db/database.ts'
import { type BetFilter, betsWithin, type Condition, pageOf } from './filter.ts'

/** Sums over rounds, in minor units. `staked` is of all, `open` of those that aren't decided, `bet` and `net` of those that are. */
export type BetSums = { count: number; staked: number; open: number; bet: number; win: number; net: number }

/** A round and its game. */
export type BetRow = Omit<BetSums, 'count'> & {
  id: number
  sessionId: string
  roundId: string
  nodeId: number
  state: string
  started: number
  ended: number | null
  gameName: string | null
  gameType: string | null
  vendor: string | null
  vendorName: string | null
}

/** What was staked on a round. A rolled-back round has lost its own figure, so its bets are summed up instead. */
const staked = `IIF(r.state = 'rolledBack',
  (SELECT COALESCE(SUM(w.amount), 0) FROM wallet_calls w
   WHERE w.session_id = r.session_id AND w.round_id = r.round_id AND w.kind = 'bet'), r.bet)`
const betRounds = 'FROM rounds r LEFT JOIN world.games g ON g.node_id = r.node_id'
/** The rounds for sums. Games are only looked up if the filter names a type or vendor: that takes most of the time. */
export const roundsOf = ({ gameType, vassalage }: Pick<BetFilter, 'gameType' | 'vassalage'>): string =>
  gameType || vassalage ? betRounds : 'FROM rounds r'
/** Sums that are too large to be exact are capped at the largest exact integer. */
export const sum = (of: string) => `MIN(COALESCE(SUM(${of}), 0), ${Number.MAX_SAFE_INTEGER})`
const inState = (state: 'open' | 'settled', of: string) => `IIF(r.state = '${state}', ${of}, 0)`
/** The figures of one round. */
const figures = {
  staked,
  open: inState('open', 'r.bet'),
  bet: inState('settled', 'r.bet'),
  win: 'r.win',
  net: inState('settled', 'r.win - r.bet'),
} as const satisfies Record<keyof Omit<BetSums, 'count'>, string>
const columns = (write: (of: string) => string) =>
  Object.entries(figures)
    .map(([name, of]) => `${write(of)} AS ${name}`)
    .join(', ')
export const betSums = `COUNT(*) AS count, ${columns(sum)}`

const select = (db: Database, [where, ...values]: Condition, rest = '', ...more: number[]): BetRow[] =>
  db.all<BetRow>(
    `SELECT r.id, r.session_id AS sessionId, r.round_id AS roundId, r.node_id AS nodeId, r.state, r.started, r.ended,
       ${columns(String)}, g.name AS gameName, g.game_type AS gameType, g.vendor, v.name AS vendorName
     ${betRounds} LEFT JOIN world.vendors v ON v.code = g.vendor WHERE ${where} ${rest}`,
    ...values,
    ...more,
  )

/** One page of an account's rounds, latest first, and the sums of all rounds that match the filter. */
export function listBets(
  db: Database,
  accountId: number,
  filter: BetFilter & { pageNo: number; pageSize: number },
) {
  const within = betsWithin(accountId, filter)
  const { limit, offset } = pageOf(filter)
  const [where, ...values] = within
  const totals = db.get<BetSums>(`SELECT ${betSums} ${roundsOf(filter)} WHERE ${where}`, ...values) ?? nothing
  const list = select(db, within, 'ORDER BY r.started DESC, r.id DESC LIMIT ? OFFSET ?', limit, offset)
  return { list, totals, totalPages: Math.ceil(totals.count / limit) }
}

const nothing: BetSums = { count: 0, staked: 0, open: 0, bet: 0, win: 0, net: 0 }

/** Sums for each day in the filter's range, in order. Days without a round are included. */
export function listBetDays(db: Database, accountId: number, filter: BetFilter) {
  const [where, ...values] = betsWithin(accountId, filter)
  const first = startOfDay(filter.from)
  const rows = db.all<BetSums & { day: number }>(
    `SELECT CAST((r.started - ?) / ? AS INTEGER) AS day, ${betSums} ${roundsOf(filter)} WHERE ${where} GROUP BY day`,
    first,
    dayLength,
    ...values,
  )
  const byDay = new Map(rows.map(({ day, ...row }) => [day, row]))
  const days = Math.ceil((filter.to - first) / dayLength)
  return Array.from({ length: filter.to > filter.from ? days : 0 }, (_, day) => ({
    date: isoDay(first + day * dayLength),
    ...(byDay.get(day) ?? nothing),
  }))
}

/** One round of an account. */
export const findBet = (db: Database, accountId: number, id: number): BetRow | undefined =>
  select(db, ['r.id = ? AND r.account_id = ?', id, accountId])[0]

/** Kinds of booking in a round. */
type PlayKind = (typeof entryGroups)['play'][number]
const playKinds = entryGroups.play.map((kind) => `'${kind}'`).join(', ')

/** What a round did to the member's wallet, in the order of booking. */
export const entriesOf = (db: Database, accountId: number, { sessionId, roundId }: BetRow) =>
  db.all<{ kind: PlayKind; amount: number; balance: number; time: number }>(
    `SELECT t.kind, e.amount, t.created AS time,
       (SELECT SUM(b.amount) FROM ledger_entries b WHERE b.account_id = e.account_id AND b.transaction_id <= t.id)
         AS balance
     FROM wallet_calls w
     JOIN ledger_transactions t ON t.kind IN (${playKinds}) AND t.reference = w.tx_id
     JOIN ledger_entries e ON e.transaction_id = t.id
     JOIN ledger_accounts a ON a.id = e.account_id AND a.owner = ? AND a.kind GLOB 'wallet*'
     WHERE w.session_id = ? AND w.round_id = ? AND w.kind <> 'rollback' ORDER BY t.id`,
    accountId,
    sessionId,
    roundId,
  )
