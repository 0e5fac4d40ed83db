import type { Database } from '../db/database.ts'

/** Kinds of booking that are an agent's income. */
const incomeKinds = ['commission'] as const

/** What an agent was paid within a range, in minor units. */
export const incomeWithin = (db: Database, agentId: number, from: number, to: number): number =>
  db.get<{ amount: number }>(
    `SELECT COALESCE(SUM(e.amount), 0) AS amount
     FROM ledger_transactions t
     JOIN ledger_accounts a ON a.kind = 'wallet' AND a.owner = ?
     JOIN ledger_entries e ON e.account_id = a.id AND e.transaction_id = t.id
     WHERE t.kind IN (${incomeKinds.map((kind) => `'${kind}'`).join(', ')}) AND t.created >= ? AND t.created < ?`,
    agentId,
    from,
    to,
  )?.amount ?? 0
