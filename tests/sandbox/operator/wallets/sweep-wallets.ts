import { largestBalance } from '../ledger/amounts.ts'
import { fundedWallets } from '../ledger/funded-wallets.ts'
import type { Sandbox } from '../sandbox.ts'

type Parts = Pick<Sandbox, 'db' | 'ledger' | 'clock' | 'settings'>

/**
 * Brings the money in vendors' wallets back to the main one, for merchants with a single wallet. Needed after the
 * merchant has switched to it, and for what games that were running then have paid.
 */
export function sweepWallets(parts: Parts, accountId: number): void {
  if (parts.settings.values.singleWallet) emptyVendorWallets(parts, accountId)
}

/** Brings a member's money in vendors' wallets back to the main one. */
export function emptyVendorWallets({ db, ledger, clock }: Omit<Parts, 'settings'>, accountId: number): void {
  for (const { kind, balance } of fundedWallets(db, accountId))
    db.transaction(() => {
      // What the main wallet has no room for stays where it is.
      if (ledger.balance('wallet', accountId) + balance > largestBalance) return
      const next = db.get<{ id: number }>('SELECT MAX(id) + 1 AS id FROM ledger_transactions')?.id ?? 1
      ledger.post('transfer', `S${next}`, clock.now(), [
        { kind, owner: accountId, amount: -balance },
        { kind: 'wallet', owner: accountId, amount: balance },
      ])
    })
}
