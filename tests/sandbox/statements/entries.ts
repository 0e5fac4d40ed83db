import { type EntryGroup, type EntryKind, entryGroups } from '#shared/domain/entry-kinds.ts'
import type { Database } from '../db/database.ts'
import { sum } from '../records/bets.ts'
import { type Condition, checkRange, pageOf } from '../records/filter.ts'
import { type EntryRow, entrySources, entryTables } from './entry-row.ts'

/** Filter of an account record, as the contract defines it. */
export type EntryFilter = {
  from: number
  to: number
  group?: EntryGroup | undefined
  direction?: 'in' | 'out' | undefined
}

/** Sums over entries, in minor units. `taken` is positive. */
export type EntrySums = { count: number; gained: number; taken: number }

/** The member's wallets: the main one, and those of vendors. */
export const walletsOf = "SELECT id FROM ledger_accounts WHERE owner = ? AND kind GLOB 'wallet*'"

/** The entries (`e`) of their transactions (`t`) that match a filter. */
export function entriesWithin(accountId: number, filter: EntryFilter): Condition {
  checkRange(filter)
  const { from, to, group, direction } = filter
  const kinds: readonly EntryKind[] = group ? entryGroups[group] : []
  const parts: Condition[] = [
    [`e.account_id IN (${walletsOf}) AND t.created >= ? AND t.created < ?`, accountId, from, to],
    ...(kinds.length > 0 ? [[`t.kind IN (${kinds.map(() => '?').join(', ')})`, ...kinds] as const] : []),
    ...(direction ? [[direction === 'in' ? 'e.amount > 0' : 'e.amount < 0'] as const] : []),
  ]
  return [parts.map(([sql]) => sql).join(' AND '), ...parts.flatMap(([, ...values]) => values)]
}

const entries = 'FROM ledger_entries e JOIN ledger_transactions t ON t.id = e.transaction_id'

/** One page of an account's entries, latest first, and the sums of all that match the filter. */
export function listEntries(
  db: Database,
  accountId: number,
  filter: EntryFilter & { pageNo: number; pageSize: number },
) {
  const { limit, offset } = pageOf(filter)
  const [where, ...values] = entriesWithin(accountId, filter)
  const totals = db.get<EntrySums>(
    `SELECT COUNT(*) AS count, ${sum('MAX(e.amount, 0)')} AS gained, ${sum('MAX(-e.amount, 0)')} AS taken
     ${entries} WHERE ${where}`,
    ...values,
  ) ?? { count: 0, gained: 0, taken: 0 }
  // Transactions are numbered as they are booked, so this is also the order of the balances.
  const list = db.all<EntryRow>(
    `WITH page AS (
       SELECT e.transaction_id, e.account_id, e.amount, t.kind, t.reference, t.created ${entries}
       WHERE ${where} ORDER BY e.transaction_id DESC, e.account_id LIMIT ? OFFSET ?
     ), ${balances('SELECT DISTINCT account_id FROM page')}
     SELECT ${entrySources} FROM page JOIN balances b USING (transaction_id, account_id) ${entryTables}
     ORDER BY page.transaction_id DESC, page.account_id`,
    ...values,
    limit,
    offset,
  )
  return { list, totals, totalPages: Math.ceil(totals.count / limit), wallets: countWallets(db, accountId) }
}

/** The balance of each wallet after each of its entries. */
const balances = (accounts: string) => `balances AS (
  SELECT transaction_id, account_id, SUM(amount) OVER (PARTITION BY account_id ORDER BY transaction_id) AS balance
  FROM ledger_entries WHERE account_id IN (${accounts})
)`

/** One entry of an account. Entries are named by transaction and wallet. */
export const findEntry = (
  db: Database,
  accountId: number,
  transactionId: number,
  walletId: number,
): EntryRow | undefined =>
  db.get<EntryRow>(
    `WITH page AS (
       SELECT e.transaction_id, e.account_id, e.amount, t.kind, t.reference, t.created ${entries}
       WHERE e.transaction_id = ? AND e.account_id = ? AND e.account_id IN (${walletsOf})
     ), ${balances('SELECT account_id FROM page')}
     SELECT ${entrySources} FROM page JOIN balances b USING (transaction_id, account_id) ${entryTables}`,
    transactionId,
    walletId,
    accountId,
  )

const countWallets = (db: Database, accountId: number): number =>
  db.get<{ count: number }>(
    `SELECT COUNT(*) AS count FROM (${walletsOf}) w
     WHERE EXISTS (SELECT 1 FROM ledger_entries e WHERE e.account_id = w.id)`,
    accountId,
  )?.count ?? 0
