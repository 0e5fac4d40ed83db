import type { Text } from '#sandbox/world/texts/language.ts'
import type { Database } from '../db/database.ts'
import { texts } from './texts.ts'

const operator = texts.operator

/** The name of an account, for messages and answers. */
export const accountName = (db: Database, id: number): string =>
  db.get<{ username: string }>('SELECT username FROM accounts WHERE id = ?', id)?.username ?? ''

/** A party of a contract, as messages name it. */
export const partyName = (db: Database, id: number): string | Text =>
  id === 0 ? operator : accountName(db, id)
