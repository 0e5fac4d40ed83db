import { namedAccounts } from '../accounts.ts'
import type { Clock } from '../clock.ts'
import { pointItems } from '../content/point-items.ts'
import type { Database } from '../db/database.ts'

/** Bets that bring one point, in minor units. */
export const betsPerPoint = 100_00

/** Points that the named accounts begin with; nobody else has any but by playing. */
const opening: Readonly<Record<string, number>> = { juan: 18_420, rico: 1_240_000, sms: 600 }

/** The stock of the mall, and what the named accounts have earned so far. */
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
          // What was bet before counts for itself.
          points - pointBalance(db, id),
          clock.now(),
        )
    }
  })
}

/** A member's points: what was booked, and one for every so much that was bet. They never expire. */
export function pointBalance(db: Database, accountId: number): number {
  const booked = db.get<{ points: number }>(
    'SELECT COALESCE(SUM(points), 0) AS points FROM point_entries WHERE account_id = ?',
    accountId,
  )
  const bets = db.get<{ bet: number }>(
    'SELECT COALESCE(SUM(bet), 0) AS bet FROM rounds WHERE account_id = ?',
    accountId,
  )
  return (booked?.points ?? 0) + Math.floor((bets?.bet ?? 0) / betsPerPoint)
}
