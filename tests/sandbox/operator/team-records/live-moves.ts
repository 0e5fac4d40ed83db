import {
  type MoveGroup,
  type MoveKind,
  moveGroupNames,
  moveGroupOf,
  moveGroups,
} from '#shared/domain/move-groups.ts'
import type { Database } from '../db/database.ts'

/** A booking in a wallet that an agent sees of its team. The amount in minor units, signed. */
export type LiveMove = {
  transactionId: number
  walletId: number
  accountId: number
  kind: MoveKind
  created: number
  amount: number
}

const kinds = moveGroupNames
  .flatMap((group) => moveGroups[group])
  .map((kind) => `'${kind}'`)
  .join(', ')
const select = `SELECT t.id AS transactionId, a.id AS walletId, a.owner AS accountId, t.kind, t.created, e.amount
  FROM ledger_transactions t JOIN ledger_entries e ON e.transaction_id = t.id
  JOIN ledger_accounts a ON a.id = e.account_id AND (a.kind = 'wallet' OR a.kind GLOB 'wallet:*')
  WHERE t.kind IN (${kinds})`

/** Movements of money that were booked within a range, latest first. */
export const liveMoves = (db: Database, from: number, to: number): LiveMove[] =>
  db.all<LiveMove>(
    `${select} AND t.created >= ? AND t.created < ? ORDER BY t.created DESC, t.id DESC, a.id`,
    from,
    to,
  )

/** A movement by its transaction and wallet. */
export const findLiveMove = (db: Database, transactionId: number, walletId: number): LiveMove | undefined =>
  db.get<LiveMove>(`${select} AND t.id = ? AND a.id = ?`, transactionId, walletId)

/** The group of a movement. */
export const groupOfMove = (kind: MoveKind): MoveGroup => moveGroupOf(kind) ?? 'bonuses'
