import { type Amount, fromMinor } from '#shared/domain/money.ts'
import type { Sandbox } from '../sandbox.ts'
import { BalanceLimitError } from './ledger.ts'

/** How long a deposit is on its way, in ms of the sandbox's clock. */
export const depositTakes = 1000

/**
 * A member's balance in minor units, with the deposits that have arrived meanwhile booked first: an order needs
 * no timer, whoever looks next finds it credited.
 */
export function walletBalance(sandbox: Pick<Sandbox, 'db' | 'ledger' | 'clock'>, accountId: number): number {
  creditArrivals(sandbox, accountId)
  return sandbox.ledger.balance('wallet', accountId)
}

/** The same as a wire amount. */
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

/** Whether what was to be booked could be: a full wallet takes no more. */
function hasRoom(book: () => void): boolean {
  try {
    book()
    return true
  } catch (error) {
    if (error instanceof BalanceLimitError) return false
    throw error
  }
}
