import { grantBonus } from '../bonuses/grant-bonus.ts'
import { hasRoom } from '../ledger/has-room.ts'
import { sendMessage } from '../messages/message-store.ts'
import type { Sandbox } from '../sandbox.ts'
import { openTurnover } from '../turnover/turnover.ts'
import { depositBonuses } from './deposit-bonuses.ts'
import { endOrder, orderBar } from './end-orders.ts'
import { channelOf, type OrderRow, selectOrders } from './orders.ts'

type Parts = Pick<Sandbox, 'db' | 'ledger' | 'clock' | 'settings' | 'members'>

/** How long it takes until a payment is confirmed, in ms of the sandbox's clock. */
export const depositTakes = 1000
/** How long a bank transfer's slip is reviewed. */
export const reviewTakes = 20_000

/** Notes that an order was paid now. It is credited once the payment is confirmed, whoever looks then. */
export function notePayment({ db, clock }: Pick<Sandbox, 'db' | 'clock'>, order: OrderRow, by: string): void {
  const takes = channelOf(order.channel)?.kind === 'bank' ? reviewTakes : depositTakes
  db.run(
    "UPDATE deposits SET state = 'pending', paid = ?, paid_by = ?, due = ? WHERE id = ?",
    clock.now(),
    by,
    clock.now() + takes,
    order.id,
  )
}

/**
 * Ends the orders of an account that were not paid in time, and credits the paid deposits of all accounts that are due:
 * others' figures count them. Each is booked for the moment at which it was confirmed, however late that is.
 */
export function settleDeposits(parts: Parts, accountId: number): void {
  const { db, clock } = parts
  const now = clock.now()
  db.run(
    "UPDATE deposits SET state = 'expired', ended = expires WHERE account_id = ? AND state = 'created' AND expires <= ?",
    accountId,
    now,
  )
  for (const order of selectOrders(db, "state = 'pending' AND due <= ? ORDER BY due, id", now)) {
    const due = order.due ?? now
    db.transaction(() => credit({ ...parts, clock: { ...clock, now: () => due } }, order))
  }
}

/**
 * Credits a deposit, takes its fee and adds its bonus. Each deposit must be bet once before it may be withdrawn,
 * whatever becomes of its bonus. What a limit or a pause no longer allows goes back to who paid it.
 */
function credit(parts: Parts, order: OrderRow): void {
  const { id, accountId, amount, fee, bonus, bonusAmount, required } = order
  const { db, ledger, clock } = parts
  const now = clock.now()
  const reason = orderBar(parts, order)
  if (reason) {
    endOrder(parts, order, { state: 'failed', reason })
    return sendMessage(parts, accountId, 'depositReturned', { amount: { money: amount }, order: id })
  }
  if (!hasRoom(() => ledger.move('deposit', id, now, accountId, amount))) {
    endOrder(parts, order, { state: 'failed' })
    return sendMessage(parts, accountId, 'depositFailed', { order: id })
  }
  db.run("UPDATE deposits SET state = 'credited', ended = ? WHERE id = ?", now, id)
  if (fee > 0) ledger.move('fee', id, now, accountId, fee)
  const own = amount - fee
  openTurnover(parts, accountId, { source: 'deposit', reference: id, amount: own, required: own })
  const terms = depositBonuses.find((other) => other.id === bonus)
  if (terms && bonusAmount > 0)
    hasRoom(() =>
      grantBonus(parts, accountId, {
        id: `${id}-${terms.id}`,
        kind: 'bonus',
        title: terms.title,
        amount: bonusAmount,
        required,
        gameTypes: terms.gameTypes ?? undefined,
      }),
    )
  sendMessage(parts, accountId, 'depositCredited', { amount: { money: amount }, order: id })
}
