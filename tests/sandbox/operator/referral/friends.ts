import { dayLength, startOfDay } from '#sandbox/world/market/merchant-zone.ts'
import { demoType } from '#shared/domain/roles.ts'
import type { Database } from '../db/database.ts'
import { incomeOf, referralRates } from './rules.ts'

/**
 * The friends of account ?1 at every level, each at its nearest. Demo accounts and the account itself are left out.
 */
const chain = `WITH RECURSIVE chain (id, level) AS (
    SELECT ?1, 0 UNION
    SELECT a.id, chain.level + 1 FROM chain JOIN accounts a ON a.referred_by = chain.id
    WHERE chain.level < ${referralRates.length} AND a.id <> ?1
  ), friends AS (
    SELECT chain.id, MIN(chain.level) AS level FROM chain JOIN accounts a ON a.id = chain.id
    WHERE chain.level > 0 AND a.type <> ${demoType} GROUP BY chain.id
  )`

/** What one friend's bets of a day bring, in minor units. `day` is when the day began. */
export type FriendDay = { day: number; friendId: number; level: number; bets: number; income: number }

/**
 * What friends bring by day, for bets decided from `from` on and before `to`, in order. A bet counts on the day it was
 * decided; a voided one doesn't.
 */
export function friendDays(db: Database, accountId: number, from: number, to: number): FriendDay[] {
  const first = startOfDay(from)
  return db
    .all<{ day: number; friendId: number; level: number; bets: number }>(
      `${chain}
       SELECT CAST((r.decided - ?2) / ${dayLength} AS INTEGER) AS day, f.id AS friendId, f.level, SUM(r.bet) AS bets
       FROM friends f JOIN decided_bets r ON r.account_id = f.id AND r.decided >= ?3 AND r.decided < ?4
       GROUP BY day, f.id HAVING SUM(r.bet) > 0 ORDER BY day, f.id`,
      accountId,
      first,
      from,
      to,
    )
    .map((row) => ({ ...row, day: first + row.day * dayLength, income: incomeOf(row.level, row.bets) }))
}

/** Number of friends by level. Levels without any are left out. */
export const countFriends = (db: Database, accountId: number) =>
  db.all<{ level: number; friends: number }>(
    `${chain} SELECT level, COUNT(*) AS friends FROM friends GROUP BY level`,
    accountId,
  )
