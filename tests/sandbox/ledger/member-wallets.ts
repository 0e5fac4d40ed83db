import { type Amount, fromMinor } from '#shared/domain/money.ts'
import type { Sandbox } from '../sandbox.ts'
import { balanceAmount } from './wallet.ts'

type MemberWallet = { vassalage: string; displayName: string; balance: Amount }

/**
 * A member's wallets if the merchant has several: the main one, which deposits go to, and one for each hot vendor.
 * Unused wallets have a balance of zero.
 */
export function memberWallets(sandbox: Sandbox, accountId: number): MemberWallet[] {
  const vendors = sandbox.db.all<{ code: string; name: string }>(
    'SELECT code, name FROM world.vendors WHERE hot = 1 ORDER BY position',
  )
  return [
    { vassalage: 'MAIN', displayName: 'Main', balance: balanceAmount(sandbox, accountId) },
    ...vendors.map(({ code, name }) => ({
      vassalage: code,
      displayName: name,
      balance: fromMinor(sandbox.ledger.balance(`wallet:${code}`, accountId)),
    })),
  ]
}
