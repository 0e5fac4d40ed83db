import type { WalletRecall, WalletTransfer } from '#shared/contract/endpoints/wallets.ts'
import { fromMinor } from '#shared/domain/money.ts'
import type { Database } from '../db/database.ts'

type OrderRow = { id: number; source: string | null; target: string; amount: number; created: number }
type OrderKind = 'transfer' | 'recall'

/** The number of an order, also its reference in the ledger. */
const orderId = (id: number): string => `T${String(id).padStart(8, '0')}`

/** Records an order and returns it. */
export function addOrder(
  db: Database,
  accountId: number,
  kind: OrderKind,
  order: { source?: string; target: string; amount: number; key: string; now: number },
): OrderRow & { orderId: string } {
  const { source = null, target, amount, key, now } = order
  const { id } = db.run(
    `INSERT INTO wallet_orders (account_id, kind, source, target, amount, idempotency_key, created)
     VALUES (?, ?, ?, ?, ?, ?, ?)`,
    accountId,
    kind,
    source,
    target,
    amount,
    key,
    now,
  )
  return { id, orderId: orderId(id), source, target, amount, created: now }
}

/** The order that was sent with a key. */
export const findOrder = (db: Database, accountId: number, kind: OrderKind, key: string) =>
  db.get<OrderRow>(
    `SELECT id, source, target, amount, created FROM wallet_orders
     WHERE account_id = ? AND kind = ? AND idempotency_key = ?`,
    accountId,
    kind,
    key,
  )

export const toTransfer = ({ id, source, target, amount, created }: OrderRow): WalletTransfer => ({
  orderId: orderId(id),
  from: source ?? '',
  to: target,
  amount: fromMinor(amount),
  createTime: created,
})

/** A recall, with what the ledger says came back from each vendor. */
export function toRecall(db: Database, { id, amount, created }: OrderRow): WalletRecall {
  const parts = db.all<{ code: string; name: string; amount: number }>(
    `SELECT substr(a.kind, 8) AS code, v.name, -e.amount AS amount FROM ledger_transactions t
     JOIN ledger_entries e ON e.transaction_id = t.id JOIN ledger_accounts a ON a.id = e.account_id
     JOIN world.vendors v ON v.code = substr(a.kind, 8)
     WHERE t.kind = 'transfer' AND t.reference = ? AND e.amount < 0 ORDER BY v.position`,
    orderId(id),
  )
  return {
    orderId: orderId(id),
    amount: fromMinor(amount),
    wallets: parts.map(({ code, name, amount: part }) => ({
      vassalage: code,
      displayName: name,
      amount: fromMinor(part),
    })),
    createTime: created,
  }
}
