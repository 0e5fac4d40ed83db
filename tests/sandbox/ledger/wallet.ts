import { type Amount, fromMinor } from '#shared/domain/money.ts'
import type { Sandbox } from '../sandbox.ts'
import { BalanceLimitError } from './ledger.ts'

/** How long a deposit stays pending, in ms of the sandbox's clock. */
export const depositTakes = 1000

/** A member's balance in minor units. First books the deposits that are due, so that no timer is needed for them. */
export function walletBalance(sandbox: Pick<Sandbox, 'db' | 'ledger' | 'clock'>, accountId: number): number {
  creditArrivals(sandbox, accountId)
  return sandbox.ledger.balance('wallet', accountId)
}

/** Like `walletBalance`, as a wire amount. */
export const balanceAmount = (sandbox: Pick<Sandbox, 'db' | 'ledger' | 'clock'>, accountId: number): Amount =>
  fromMinor(walletBalance(sandbox, accountId))

function creditArrivals(
  { db, ledger, clock }: Pick<Sandbox, 'db' | 'ledger' | 'clock'>,
  accountId: number,
): void {
  const arrived = db.all<{ id: string; amount: number }>(
    "SELECT id, amount FROM deposits WHERE account_id = ? AND state = 'pending' AND created <= ?",
    accountId,
    clock.now() - depositTakes,
  )
  for (const { id, amount } of arrived)
    db.transaction(() => {
      const state = hasRoom(() => ledger.move('deposit', id, clock.now(), accountId, amount))
      db.run('UPDATE deposits SET state = ? WHERE id = ?', state ? 'credited' : 'failed', id)
    })
}

/** Runs a booking. Returns false if it fails because the account can't hold more. */
function hasRoom(book: () => void): boolean {
  try {
    book()
    return true
  } catch (error) {
    if (error instanceof BalanceLimitError) return false
    throw error
  }
}
