import { BalanceLimitError } from '../ledger/ledger.ts'
import { sendMessage } from '../messages/message-store.ts'
import type { Sandbox } from '../sandbox.ts'
import { openTurnover } from '../turnover/turnover.ts'

/** How long a deposit stays pending, in ms of the sandbox's clock. */
export const depositTakes = 1000

/** Credits the deposits of an account that are due. Each must be bet once before it may be withdrawn. */
export function settleDeposits(parts: Pick<Sandbox, 'db' | 'ledger' | 'clock'>, accountId: number): void {
  const { db, ledger, clock } = parts
  const arrived = db.all<{ id: string; amount: number }>(
    "SELECT id, amount FROM deposits WHERE account_id = ? AND state = 'pending' AND created <= ?",
    accountId,
    clock.now() - depositTakes,
  )
  for (const { id, amount } of arrived)
    db.transaction(() => {
      const credited = hasRoom(() => ledger.move('deposit', id, clock.now(), accountId, amount))
      db.run('UPDATE deposits SET state = ? WHERE id = ?', credited ? 'credited' : 'failed', id)
      if (!credited) return sendMessage(parts, accountId, 'depositFailed', { order: id })
      openTurnover(parts, accountId, { source: 'deposit', reference: id, amount, required: amount })
      sendMessage(parts, accountId, 'depositCredited', { amount: { money: amount }, order: id })
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
