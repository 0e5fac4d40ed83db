import { namedAccounts } from '#sandbox/world/accounts/accounts.ts'
import type { Clock } from '../clock/clock.ts'
import type { Database } from '../db/database.ts'
import { timesForPoints } from './happy-hour.ts'
import { pointItems } from './point-items.ts'

/** Amount of bets that earns one point, in minor units. */
export const betsPerPoint = 100_00

/** Points the named accounts start with. All others earn them only by playing. */
const opening: Readonly<Record<string, number>> = { juan: 18_420, rico: 1_240_000, sms: 600 }

/** Fills the points mall's stock and the opening points of the named accounts. */
export function seedPoints(db: Database, clock: Clock): void {
  db.transaction(() => {
    for (const { id, points, amount, worth, quantity, available, open } of pointItems)
      db.run(
        'INSERT INTO point_items VALUES (?, ?, ?, ?, ?, ?, ?)',
        id,
        points,
        amount,
        worth,
        quantity,
        available,
        Number(open),
      )
    for (const { id, username } of namedAccounts) {
      const points = opening[username]
      if (points !== undefined)
        db.run(
          "INSERT INTO point_entries (account_id, kind, points, created) VALUES (?, 'opening', ?, ?)",
          id,
          // Minus the points that their past bets already give.
          points - pointBalance(db, id),
          clock.now(),
        )
    }
  })
}

/**
 * A member's points: booked entries, plus one per `betsPerPoint` of settled bets, those of the happy hour several times.
 * They never expire. None are left if bets were taken back whose points had been spent.
 */
export function pointBalance(db: Database, accountId: number): number {
  const booked = db.get<{ points: number }>(
    'SELECT COALESCE(SUM(points), 0) AS points FROM point_entries WHERE account_id = ?',
    accountId,
  )
  const bets = db.get<{ bet: number }>(
    `SELECT MIN(COALESCE(SUM(r.bet * ${timesForPoints}), 0), ${Number.MAX_SAFE_INTEGER}) AS bet FROM rounds r
     WHERE r.account_id = ? AND r.state = 'settled'`,
    accountId,
  )
  return Math.max(0, (booked?.points ?? 0) + Math.floor((bets?.bet ?? 0) / betsPerPoint))
}
