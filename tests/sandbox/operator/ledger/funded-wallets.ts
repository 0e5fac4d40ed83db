import type { Database } from '../db/database.ts'
import type { WalletKind } from './ledger.ts'

/** A member's vendor wallets that hold money, in minor units. */
export const fundedWallets = (db: Database, accountId: number) =>
  db.all<{ kind: Exclude<WalletKind, 'wallet'>; balance: number }>(
    `SELECT kind, balance FROM ledger_accounts
     WHERE owner = ? AND kind GLOB 'wallet:*' AND balance > 0 ORDER BY kind`,
    accountId,
  )
