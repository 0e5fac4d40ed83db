import { type Amount, fromMinor } from '#shared/domain/money.ts'
import { type Settling, settleAccount } from '../settlement/settle-account.ts'

/** A member's balance in minor units. First books what is due, so that no timer is needed for it. */
export function walletBalance(parts: Settling, accountId: number): number {
  settleAccount(parts, accountId)
  return parts.ledger.balance('wallet', accountId)
}

/** Like `walletBalance`, as a wire amount. */
export const balanceAmount = (parts: Settling, accountId: number): Amount =>
  fromMinor(walletBalance(parts, accountId))
