import { ahead, dayLength } from '#sandbox/world/market/merchant-zone.ts'
import type { Database } from '../db/database.ts'
import type { TransactionKind } from '../ledger/kinds.ts'

/** Kinds of booking that are an agent's income. Dividends paid on to downlines lower it. */
export const incomeKinds = [
  'commission',
  'dailySalary',
  'hourlySalary',
  'realtimeSalary',
  'dividend',
] as const satisfies readonly TransactionKind[]

/**
 * An agent's bookings of income within a range. What is booked at midnight is that of the day which ends then, so
 * `from` is exclusive and `to` inclusive. The join is in this order, because there are few bookings of a range and kind.
 */
const bookings = `FROM ledger_transactions t
  CROSS JOIN ledger_entries e ON e.transaction_id = t.id
    AND e.account_id = (SELECT id FROM ledger_accounts WHERE kind = 'wallet' AND owner = ?)
  WHERE t.kind IN (${incomeKinds.map((kind) => `'${kind}'`).join(', ')}) AND t.created > ? AND t.created <= ?`

/** What an agent was paid within a range, in minor units. */
export const incomeWithin = (db: Database, agentId: number, from: number, to: number): number =>
  db.get<{ amount: number }>(`SELECT COALESCE(SUM(e.amount), 0) AS amount ${bookings}`, agentId, from, to)
    ?.amount ?? 0

/** Bookings of one kind and day, and of one direction. Money in minor units. */
export type IncomeSum = { day: number; kind: (typeof incomeKinds)[number]; amount: number }

/** What `incomeWithin` adds up, by the number of the day, by kind, and what came apart from what was paid on. */
export const incomeByDay = (db: Database, agentId: number, from: number, to: number): IncomeSum[] =>
  db.all<IncomeSum>(
    `SELECT (t.created - 1 + ${ahead}) / ${dayLength} AS day, t.kind, SUM(e.amount) AS amount ${bookings}
     GROUP BY 1, 2, e.amount > 0`,
    agentId,
    from,
    to,
  )

/** A booking of income besides the rebate, or all those of a day that are too many to list. Money in minor units. */
export type IncomeEntry = {
  kind: (typeof incomeKinds)[number]
  time: number
  reference: string
  count: number
  amount: number
}

/** Salaries and dividends within a range, latest first. Real-time salaries, up to 288 a day, are one row. */
export const incomeEntries = (db: Database, agentId: number, from: number, to: number): IncomeEntry[] =>
  db.all<IncomeEntry>(
    `SELECT t.kind, MAX(t.created) AS time, t.reference, COUNT(*) AS count, SUM(e.amount) AS amount ${bookings}
       AND t.kind <> 'commission'
     GROUP BY IIF(t.kind = 'realtimeSalary', 0, t.id) ORDER BY 2 DESC, t.id DESC`,
    agentId,
    from,
    to,
  )
