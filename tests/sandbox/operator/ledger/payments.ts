import type { Database } from '../db/database.ts'

/** Total deposits and withdrawals of an account according to the ledger, in minor units. */
export function paymentsOf(db: Database, accountId: number): { deposits: number; withdrawals: number } {
  const rows = db.all<{ kind: string; amount: number }>(
    `SELECT t.kind, SUM(e.amount) AS amount FROM ledger_accounts a
     JOIN ledger_entries e ON e.account_id = a.id JOIN ledger_transactions t ON t.id = e.transaction_id
     WHERE a.kind = 'wallet' AND a.owner = ? AND t.kind IN ('deposit', 'withdrawal', 'withdrawalReturn') GROUP BY t.kind`,
    accountId,
  )
  const sumOf = (kind: string) => rows.find((row) => row.kind === kind)?.amount ?? 0
  // Withdrawals are booked as negative amounts, what comes back of them as positive ones.
  const withdrawn = -sumOf('withdrawal') - sumOf('withdrawalReturn')
  return { deposits: sumOf('deposit'), withdrawals: withdrawn === 0 ? 0 : withdrawn }
}
