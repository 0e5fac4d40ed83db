import { type Text, text } from '#sandbox/world/texts/language.ts'
import type { Database } from '../db/database.ts'

const operator = text('The operator', 'Ang operator', '平台', 'Nhà điều hành', '運営', 'ผู้ให้บริการ', 'Operator')

/** The name of an account, for messages and answers. */
export const accountName = (db: Database, id: number): string =>
  db.get<{ username: string }>('SELECT username FROM accounts WHERE id = ?', id)?.username ?? ''

/** A party of a contract, as messages name it. */
export const partyName = (db: Database, id: number): string | Text =>
  id === 0 ? operator : accountName(db, id)
