import { dayLength } from '#sandbox/world/market/merchant-zone.ts'
import { demoType } from '#shared/domain/roles.ts'
import type { Database } from '../db/database.ts'
import { pageOf } from '../records/filter.ts'
import { activeDays } from './rules.ts'

/** Bets and income, in minor units. */
export type Income = { bets: number; income: number }

const nothing: Income = { bets: 0, income: 0 }
const sums = 'COALESCE(SUM(bets), 0) AS bets, COALESCE(SUM(income), 0) AS income'

/** What was paid for the days from `from` on and before `to`. */
export const paidWithin = (db: Database, accountId: number, from: number, to: number): Income =>
  db.get<Income>(
    `SELECT ${sums} FROM referral_booked WHERE account_id = ? AND day >= ? AND day < ?`,
    accountId,
    from,
    to,
  ) ?? nothing

/** What was paid by day. Days without income are left out. */
export const paidByDay = (db: Database, accountId: number, from: number, to: number) =>
  db.all<Income & { day: number }>(
    `SELECT day, ${sums} FROM referral_booked WHERE account_id = ? AND day >= ? AND day < ? GROUP BY day`,
    accountId,
    from,
    to,
  )

/** What was paid by level. Levels without income are left out. */
export const paidByLevel = (db: Database, accountId: number) =>
  db.all<Income & { level: number }>(
    `SELECT level, ${sums} FROM referral_booked WHERE account_id = ? GROUP BY level`,
    accountId,
  )

type FriendRow = Income & { id: number; username: string; created: number; lastBet: number | null }

const friends = `FROM accounts a WHERE a.referred_by = ?1 AND a.id <> ?1 AND a.type <> ${demoType}`
const lastBet = `(SELECT MAX(r.ended) FROM rounds r WHERE r.account_id = a.id AND r.state = 'settled' AND r.bet > 0)`
const paidFor = (column: 'bets' | 'income') =>
  `(SELECT COALESCE(SUM(i.${column}), 0) FROM referral_booked i WHERE i.account_id = ?1 AND i.friend_id = a.id)`

/** One page of the friends an account invited itself, latest first, and the sums of all. */
export function listFriends(db: Database, accountId: number, page: { pageNo: number; pageSize: number }) {
  const { limit, offset } = pageOf(page)
  const list = db.all<FriendRow>(
    `SELECT a.id, a.username, a.created, ${lastBet} AS lastBet, ${paidFor('bets')} AS bets,
       ${paidFor('income')} AS income
     ${friends} ORDER BY a.created DESC, a.id DESC LIMIT ?2 OFFSET ?3`,
    accountId,
    limit,
    offset,
  )
  const total = db.get<{ count: number }>(`SELECT COUNT(*) AS count ${friends}`, accountId)?.count ?? 0
  const totals = paidByLevel(db, accountId).find(({ level }) => level === 1) ?? nothing
  return { list, total, totalPages: Math.ceil(total / limit), totals }
}

/** When a friend must have bet last to be active at a time. */
export const activeSince = (now: number): number => now - activeDays * dayLength

/** Number of friends an account invited itself: all, active ones, and those who joined since `month`. */
export const friendCounts = (db: Database, accountId: number, now: number, month: number) =>
  db.get<{ total: number; active: number; thisMonth: number }>(
    `SELECT COUNT(*) AS total, COALESCE(SUM(${lastBet} >= ?2), 0) AS active,
       COALESCE(SUM(a.created >= ?3), 0) AS thisMonth ${friends}`,
    accountId,
    activeSince(now),
    month,
  ) ?? { total: 0, active: 0, thisMonth: 0 }
