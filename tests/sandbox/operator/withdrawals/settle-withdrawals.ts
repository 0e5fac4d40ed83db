import { largestBalance } from '../ledger/amounts.ts'
import { sendMessage } from '../messages/message-store.ts'
import type { Sandbox } from '../sandbox.ts'
import { type OrderRow, orderColumns, writeStep } from './orders.ts'

type Settling = Pick<Sandbox, 'db' | 'ledger' | 'clock' | 'settings'>

/** How long an approved order is on its way, in ms. */
export const payingTakes = 2000
/** How long a report that nothing arrived is checked, in ms. */
export const checkTakes = 60_000
const minute = 60_000

/** Moves an account's orders on, as far as the clock says. A jump of the clock takes them through every step between. */
export function settleWithdrawals(parts: Settling, accountId: number): void {
  const now = parts.clock.now()
  const due = parts.db.all<OrderRow>(
    `SELECT ${orderColumns} FROM withdrawals WHERE account_id = ? AND due <= ? ORDER BY due`,
    accountId,
    now,
  )
  for (const order of due) {
    let next: OrderRow | undefined = order
    while (next && next.due !== null && next.due <= now) next = takeStep(parts, next)
  }
}

/** Books one step of an order. Returns undefined if it has to wait, because the wallet has no room for its money. */
export function takeStep(parts: Settling, order: OrderRow): OrderRow | undefined {
  const next = stepOf(parts, order)
  const returns = next.state === 'rejected' || next.state === 'failed'
  return parts.db.transaction(() => {
    if (returns && !returnMoney(parts, order)) return undefined
    writeStep(parts, next)
    tell(parts, next)
    return next
  })
}

/** Tells the member that an order was paid, or that its money is back. */
function tell(parts: Settling, { id, accountId, state, amount, fee }: OrderRow): void {
  if (state === 'paid')
    sendMessage(parts, accountId, 'withdrawalPaid', { amount: { money: amount - fee }, order: id })
  if (state === 'rejected' || state === 'failed')
    sendMessage(parts, accountId, 'withdrawalReturned', { amount: { money: amount }, order: id })
}

/** An order after its next step. */
function stepOf({ settings }: Settling, order: OrderRow): OrderRow {
  const at = order.due ?? order.created
  switch (order.state) {
    case 'review':
      return order.outcome === 'rejected'
        ? { ...order, state: 'rejected', reviewed: at, closed: at, due: null }
        : { ...order, state: 'paying', reviewed: at, due: at + payingTakes }
    case 'paying':
      return order.outcome === 'failed'
        ? { ...order, state: 'failed', closed: at, due: null }
        : paidAt(order, at)
    case 'paid':
      return { ...order, state: 'received', receipt: 'deadline', closed: at, due: null }
    case 'disputed':
      return settings.values.withdrawalDispute === 'received'
        ? { ...order, state: 'received', receipt: 'forced', closed: at, due: null }
        : { ...paidAt(order, at), paidAgain: 1 }
    default:
      return { ...order, due: null }
  }
}

const paidAt = (order: OrderRow, at: number): OrderRow => ({
  ...order,
  state: 'paid',
  paid: at,
  due: at + order.answerMinutes * minute,
})

/** Returns an order's money and its fee to the wallet. Returns false if the wallet has no room for both. */
function returnMoney({ ledger, clock }: Settling, { id, accountId, amount, fee }: OrderRow): boolean {
  if (ledger.balance('wallet', accountId) + amount > largestBalance) return false
  ledger.move('withdrawalReturn', id, clock.now(), accountId, amount - fee)
  if (fee > 0) ledger.move('feeReturn', id, clock.now(), accountId, fee)
  return true
}
