import { type Amount, fromMinor } from '#shared/domain/money.ts'
import { type Settling, settleAccount } from '../settlement/settle-account.ts'
import { totalFunds } from '../turnover/turnover.ts'

/** A member's main wallet in minor units. First books what is due, so that no timer is needed for it. */
export function walletBalance(parts: Settling, accountId: number): number {
  settleAccount(parts, accountId)
  return parts.ledger.balance('wallet', accountId)
}

/** A member's money in all wallets, in minor units. First books what is due. */
export function walletsBalance(parts: Settling, accountId: number): number {
  settleAccount(parts, accountId)
  return totalFunds(parts, accountId)
}

/** Like `walletsBalance`, as a wire amount. */
export const balanceAmount = (parts: Settling, accountId: number): Amount =>
  fromMinor(walletsBalance(parts, accountId))
