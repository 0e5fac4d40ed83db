import { type Amount, fromMinor } from '#shared/domain/money.ts'
import type { Sandbox } from '../sandbox.ts'

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
      ledger.post('deposit', id, clock.now(), [
        { kind: 'wallet', owner: accountId, amount },
        { kind: 'deposits', amount: -amount },
      ])
      db.run("UPDATE deposits SET state = 'credited' WHERE id = ?", id)
    })
}
