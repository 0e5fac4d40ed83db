import type { Clock } from '../clock/clock.ts'
import type { Database } from '../db/database.ts'
import { Refusal } from '../gateway/refusal.ts'

const hour = 60 * 60_000
const minute = 60_000
/** Messages that one number or email address may request per hour. */
export const requestsAllowed = 5

/**
 * Counts a requested message. Counts unknown recipients too, because the limit would otherwise reveal them.
 * @throws Refusal TOO_MANY_CODES, with the minutes until the next one is allowed.
 */
export function countRequest(db: Database, clock: Clock, recipient: string): void {
  const now = clock.now()
  db.run('DELETE FROM code_requests WHERE recipient = ? AND asked <= ?', recipient, now - hour)
  const asked = db.get<{ count: number; first: number | null }>(
    'SELECT COUNT(*) AS count, MIN(asked) AS first FROM code_requests WHERE recipient = ?',
    recipient,
  )
  if (asked && asked.count >= requestsAllowed) {
    const minutes = Math.ceil(((asked.first ?? now) + hour - now) / minute)
    throw new Refusal('TOO_MANY_CODES', { minutes }, { minutes })
  }
  db.run('INSERT INTO code_requests (recipient, asked) VALUES (?, ?)', recipient, now)
}
