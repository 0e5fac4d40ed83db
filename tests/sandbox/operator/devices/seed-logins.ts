import { dayLength } from '#sandbox/world/market/merchant-zone.ts'
import type { Database } from '../db/database.ts'

const computer =
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0 Safari/537.36'
const phone =
  'Mozilla/5.0 (Linux; Android 16; Pixel 8) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0 Mobile Safari/537.36'

/** Adds a login before the first game of each day in the named accounts' past. */
export function seedLogins(db: Database): void {
  db.run(
    `INSERT INTO logins (account_id, time, agent, address, method, outcome)
     SELECT account_id, MIN(launched) - 90000,
       IIF((launched / ?1) % 3 = 0, ?2, ?3), IIF((launched / ?1) % 11 = 0, '198.51.100.7', '203.0.113.24'),
       IIF((launched / ?1) % 7 = 0, 'sms', 'password'), 'in'
     FROM game_sessions GROUP BY account_id, launched / ?1 ORDER BY 2`,
    dayLength,
    computer,
    phone,
  )
}
