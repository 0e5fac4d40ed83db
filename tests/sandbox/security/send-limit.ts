import type { Clock } from '../clock.ts'
import type { Database } from '../db/database.ts'
import { Refusal } from '../gateway/refusal.ts'

const hour = 60 * 60_000
const minute = 60_000
/** So many messages may be asked for in an hour, for one number or address. */
export const requestsAllowed = 5

/**
 * Counts a message asked for; whether anybody has the number is no matter, or the count would tell.
 * @throws Refusal TOO_MANY_CODES, with the minutes until the next one.
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
