import type { Database } from '../db/database.ts'

/** Result of a ledger audit. `faults` is empty when the books are correct. */
export type Audit = { balanced: boolean; transactions: number; total: number; faults: string[] }

/** Checks that every transaction sums to zero and every balance is the sum of its entries. */
export function auditLedger(db: Database): Audit {
  const unbalanced = db.all<{ id: number; kind: string; sum: number }>(
    `SELECT t.id, t.kind, COALESCE(SUM(e.amount), 0) AS sum
     FROM ledger_transactions t LEFT JOIN ledger_entries e ON e.transaction_id = t.id
     GROUP BY t.id HAVING sum <> 0`,
  )
  const drifted = db.all<{ kind: string; owner: number; balance: number; sum: number }>(
    `SELECT a.kind, a.owner, a.balance, COALESCE(SUM(e.amount), 0) AS sum
     FROM ledger_accounts a LEFT JOIN ledger_entries e ON e.account_id = a.id
     GROUP BY a.id HAVING sum <> a.balance`,
  )
  const overdrawn = db.all<{ kind: string; owner: number; balance: number }>(
    "SELECT kind, owner, balance FROM ledger_accounts WHERE (kind = 'wallet' OR kind GLOB 'wallet:*') AND balance < 0",
  )
  const total =
    db.get<{ total: number }>('SELECT COALESCE(SUM(balance), 0) AS total FROM ledger_accounts')?.total ?? 0
  const count = db.get<{ count: number }>('SELECT COUNT(*) AS count FROM ledger_transactions')?.count ?? 0
  const faults = [
    ...unbalanced.map(({ id, kind, sum }) => `transaction ${id} (${kind}) sums to ${sum}`),
    ...drifted.map(({ kind, owner, balance, sum }) => `${kind} ${owner} says ${balance}, its entries ${sum}`),
    ...overdrawn.map(({ kind, owner, balance }) => `the ${kind} of ${owner} is at ${balance}`),
    ...(total === 0 ? [] : [`all balances together are ${total}`]),
  ]
  return { balanced: faults.length === 0, transactions: count, total, faults }
}

/** @throws Error listing what is wrong, if the books don't balance. */
export function assertLedgerBalanced(db: Database): void {
  const { balanced, faults } = auditLedger(db)
  if (!balanced) throw new Error(`The ledger is out of balance: ${faults.join('; ')}`)
}
