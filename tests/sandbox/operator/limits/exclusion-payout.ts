import { type PayoutRow, payoutAccountsOf, usableFrom } from '../payout/payout-accounts.ts'
import type { Sandbox } from '../sandbox.ts'
import { withdrawalsFrom } from '../security/second-proof.ts'
import { ownFunds } from '../turnover/turnover.ts'
import { emptyVendorWallets } from '../wallets/sweep-wallets.ts'
import { openWithdrawal } from '../withdrawals/request-withdrawal.ts'
import { currentPause } from './pauses.ts'

type Parts = Pick<Sandbox, 'db' | 'ledger' | 'clock' | 'settings' | 'members'>

/** What a member who excludes themselves is offered: all own money, to their default account. Undefined for nothing. */
export function payoutOffer(
  parts: Pick<Parts, 'db'>,
  accountId: number,
): { account: PayoutRow; amount: number } | undefined {
  const accounts = payoutAccountsOf(parts, accountId)
  const account = accounts.find(({ isDefault }) => isDefault === 1) ?? accounts[0]
  const amount = ownFunds(parts, accountId)
  return account && amount > 0 ? { account, amount } : undefined
}

/** Notes that an excluded member wants their money paid out, and begins with what is there. */
export function payOutExcluded(parts: Parts, accountId: number): void {
  const account = payoutOffer(parts, accountId)?.account
  if (!account) return
  parts.db.run('INSERT OR REPLACE INTO exclusion_payouts VALUES (?, ?)', accountId, account.id)
  settleExclusionPayouts(parts, accountId)
}

const keyStart = 'exclusion '

/**
 * Pays out what has come in for an excluded member since, as of a bet that was open: without fee, limits and turnover,
 * because they can't log in to ask for it. What the operator has returned isn't sent again.
 */
export function settleExclusionPayouts(parts: Parts, accountId: number): void {
  const { db, ledger, members } = parts
  const asked = db.get<{ payoutId: number }>(
    'SELECT payout_id AS payoutId FROM exclusion_payouts WHERE account_id = ?',
    accountId,
  )
  const member = asked && members.byId(accountId)
  if (!member) return
  if (currentPause(parts, member)?.kind !== 'exclusion') {
    db.run('DELETE FROM exclusion_payouts WHERE account_id = ?', accountId)
    return
  }
  const account = payoutAccountsOf(parts, accountId).find(({ id }) => id === asked.payoutId)
  const sent = db.all<{ state: string }>(
    'SELECT state FROM withdrawals WHERE account_id = ? AND idempotency_key GLOB ?',
    accountId,
    `${keyStart}*`,
  )
  if (!account || sent.some(({ state }) => state === 'rejected' || state === 'failed')) return
  // After a change that may be a thief's, this waits as every withdrawal does.
  if ((withdrawalsFrom(parts, accountId) ?? usableFrom(parts, accountId, account)) !== null) return
  emptyVendorWallets(parts, accountId)
  const amount = Math.min(ownFunds(parts, accountId), ledger.balance('wallet', accountId))
  if (amount > 0)
    openWithdrawal(parts, accountId, { account, amount, fee: 0, key: `${keyStart}${sent.length}` })
}
