import { namedAccounts } from '#sandbox/world/accounts/accounts.ts'
import type { Database } from '../db/database.ts'
import type { MessageKind } from './kinds.ts'

const day = 24 * 3_600_000

/** Unread in a new sandbox, so that the count shows something. What they say is also in the notices. */
const news: readonly (readonly [daysOld: number, kind: MessageKind])[] = [
  [1, 'gamesBack'],
  [3, 'freeDeposits'],
  [9, 'fakeService'],
]

/** Writes the messages of the named accounts: news, and one for each deposit of their past, already read. */
export function seedMessages(db: Database, now: number): void {
  for (const { id } of namedAccounts)
    for (const [age, kind] of news)
      db.run('INSERT INTO messages (account_id, kind, created) VALUES (?, ?, ?)', id, kind, now - age * day)
  db.exec(
    `INSERT INTO messages (account_id, kind, fill, created, read)
     SELECT account_id, 'depositCredited',
       json_object('amount', json_object('money', amount), 'order', id), created + 1000, created + 60000
     FROM deposits WHERE state = 'credited' ORDER BY created`,
  )
}
