import { grantBonus } from '../bonuses/grant-bonus.ts'
import { depositBonuses } from '../content/deposit-bonuses.ts'
import { hasRoom } from '../ledger/has-room.ts'
import { sendMessage } from '../messages/message-store.ts'
import type { Sandbox } from '../sandbox.ts'
import { openTurnover } from '../turnover/turnover.ts'
import { channelOf, type OrderRow, selectOrders } from './orders.ts'

type Parts = Pick<Sandbox, 'db' | 'ledger' | 'clock'>

/** How long it takes until a payment is confirmed, in ms of the sandbox's clock. */
export const depositTakes = 1000
/** How long a bank transfer's slip is reviewed. */
export const reviewTakes = 20_000

const takes = ({ channel }: OrderRow): number =>
  channelOf(channel)?.kind === 'bank' ? reviewTakes : depositTakes

/** Credits the paid deposits of an account that are due, and ends the orders that were not paid in time. */
export function settleDeposits(parts: Parts, accountId: number): void {
  const { db, clock } = parts
  const now = clock.now()
  const open = selectOrders(db, "account_id = ? AND state IN ('created', 'pending')", accountId)
  for (const order of open) {
    const { id, state, expires, paid, created } = order
    if (state === 'created' && expires !== null && expires <= now)
      db.run("UPDATE deposits SET state = 'expired', ended = ? WHERE id = ?", expires, id)
    if (state === 'pending' && (paid ?? created) + takes(order) <= now)
      db.transaction(() => credit(parts, order))
  }
}

/**
 * Credits a deposit, takes its fee and adds its bonus. Each deposit must be bet once before it may be withdrawn,
 * whatever becomes of its bonus.
 */
function credit(parts: Parts, { id, accountId, amount, fee, bonus, bonusAmount, required }: OrderRow): void {
  const { db, ledger, clock } = parts
  const now = clock.now()
  const credited = hasRoom(() => ledger.move('deposit', id, now, accountId, amount))
  db.run('UPDATE deposits SET state = ?, ended = ? WHERE id = ?', credited ? 'credited' : 'failed', now, id)
  if (!credited) return sendMessage(parts, accountId, 'depositFailed', { order: id })
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
