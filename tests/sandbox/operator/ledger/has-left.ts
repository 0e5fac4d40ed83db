import type { Database } from '../db/database.ts'

/** The number of the latest booking. */
export const lastBooking = (db: Database): number =>
  db.get<{ id: number | null }>('SELECT MAX(id) AS id FROM ledger_transactions')?.id ?? 0

/** Whether money left an account since a booking: to the wallet of another one, or as a withdrawal. */
export const hasLeft = (db: Database, since: number): boolean =>
  db.get(
    `SELECT 1 FROM ledger_entries given JOIN ledger_accounts giver ON giver.id = given.account_id
     JOIN ledger_entries taken ON taken.transaction_id = given.transaction_id
     JOIN ledger_accounts taker ON taker.id = taken.account_id
     WHERE given.transaction_id > ? AND given.amount < 0 AND giver.kind GLOB 'wallet*'
     AND (taker.kind = 'withdrawals' OR taker.kind GLOB 'wallet*' AND taker.owner <> giver.owner)`,
    since,
  ) !== undefined
