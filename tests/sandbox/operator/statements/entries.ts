import { type EntryGroup, type EntryKind, entryGroups } from '#shared/domain/entry-kinds.ts'
import type { Database } from '../db/database.ts'
import { sum } from '../records/bets.ts'
import { type Condition, checkMoments, pageOf } from '../records/filter.ts'
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

/** The ledger accounts of a member's wallets: the main one, and those of vendors. */
const walletsOf = (db: Database, accountId: number): number[] =>
  db
    .all<{ id: number }>("SELECT id FROM ledger_accounts WHERE owner = ? AND kind GLOB 'wallet*'", accountId)
    .map(({ id }) => id)

const placesFor = (values: readonly unknown[]): string => values.map(() => '?').join(', ')

/** The entries (`e`) of their transactions (`t`) that match a filter. */
export function entriesWithin(db: Database, accountId: number, filter: EntryFilter): Condition {
  checkMoments(filter.from, filter.to)
  const { from, to, group, direction } = filter
  // A list of one wallet is read in the order of its index, without sorting.
  const wallets = walletsOf(db, accountId)
  const kinds: readonly EntryKind[] = group ? entryGroups[group] : []
  const parts: Condition[] = [
    [`e.account_id IN (${placesFor(wallets)}) AND t.created >= ? AND t.created < ?`, ...wallets, from, to],
    ...(kinds.length > 0 ? [[`t.kind IN (${placesFor(kinds)})`, ...kinds] as const] : []),
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
  const [where, ...values] = entriesWithin(db, accountId, filter)
  const totals = db.get<EntrySums>(
    `SELECT COUNT(*) AS count, ${sum('MAX(e.amount, 0)')} AS gained, ${sum('MAX(-e.amount, 0)')} AS taken
     ${entries} WHERE ${where}`,
    ...values,
  ) ?? { count: 0, gained: 0, taken: 0 }
  // Transactions are numbered as they are booked, so this is also the order of the balances.
  const list = db.all<PageRow>(
    `WITH page AS (
       SELECT e.transaction_id, e.account_id, e.amount ${entries}
       WHERE ${where} ORDER BY e.transaction_id DESC, e.account_id LIMIT ? OFFSET ?
     )
     SELECT ${entrySources} FROM page ${entryTables} ORDER BY page.transaction_id DESC, page.account_id`,
    ...values,
    limit,
    offset,
  )
  return {
    list: withBalances(db, list),
    totals,
    totalPages: Math.ceil(totals.count / limit),
    wallets: countWallets(db, accountId),
  }
}

type PageRow = Omit<EntryRow, 'balance'>

/** Adds the balance after each entry. Reads each wallet's entries once, from one row of the page to the next. */
function withBalances(db: Database, rows: readonly PageRow[]): EntryRow[] {
  const reached = new Map<number, { upTo: number; balance: number }>()
  return rows
    .toReversed()
    .map((row) => {
      const { walletId, transactionId } = row
      const before = reached.get(walletId) ?? { upTo: 0, balance: 0 }
      const moved = db.get<{ amount: number }>(
        `SELECT COALESCE(SUM(amount), 0) AS amount FROM ledger_entries
         WHERE account_id = ? AND transaction_id > ? AND transaction_id <= ?`,
        walletId,
        before.upTo,
        transactionId,
      )
      const balance = before.balance + (moved?.amount ?? 0)
      reached.set(walletId, { upTo: transactionId, balance })
      return { ...row, balance }
    })
    .toReversed()
}

/** One entry of an account. Entries are named by transaction and wallet. */
export function findEntry(
  db: Database,
  accountId: number,
  transactionId: number,
  walletId: number,
): EntryRow | undefined {
  if (!walletsOf(db, accountId).includes(walletId)) return undefined
  const rows = db.all<PageRow>(
    `WITH page AS (
       SELECT transaction_id, account_id, amount FROM ledger_entries
       WHERE transaction_id = ? AND account_id = ?
     )
     SELECT ${entrySources} FROM page ${entryTables}`,
    transactionId,
    walletId,
  )
  return withBalances(db, rows)[0]
}

/** Entries of any wallets by transaction and wallet, the latest transaction first. */
export function readEntries(
  db: Database,
  keys: readonly { transactionId: number; walletId: number }[],
): EntryRow[] {
  const rows = db.all<PageRow>(
    `WITH page AS (
       SELECT e.transaction_id, e.account_id, e.amount FROM json_each(?) k
       JOIN ledger_entries e ON e.transaction_id = k.value ->> 0 AND e.account_id = k.value ->> 1
     )
     SELECT ${entrySources} FROM page ${entryTables} ORDER BY page.transaction_id DESC, page.account_id`,
    JSON.stringify(keys.map(({ transactionId, walletId }) => [transactionId, walletId])),
  )
  return withBalances(db, rows)
}

/** Number of an account's wallets that were ever used. */
function countWallets(db: Database, accountId: number): number {
  const wallets = walletsOf(db, accountId)
  return (
    db.get<{ count: number }>(
      `SELECT COUNT(*) AS count FROM ledger_accounts a
       WHERE a.id IN (${placesFor(wallets)}) AND EXISTS (SELECT 1 FROM ledger_entries e WHERE e.account_id = a.id)`,
      ...wallets,
    )?.count ?? 0
  )
}
