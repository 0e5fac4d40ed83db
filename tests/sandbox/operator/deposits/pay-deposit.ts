import { Refusal } from '../gateway/refusal.ts'
import type { Sandbox } from '../sandbox.ts'
import { settleAccount } from '../settlement/settle-account.ts'
import { PictureStore } from '../uploads/picture-store.ts'
import { endOrder, orderBar } from './end-orders.ts'
import { findOrder, type OrderRow, selectOrders } from './orders.ts'
import { notePayment } from './settle-deposits.ts'

const byId = ({ db }: Sandbox, orderId: string): OrderRow | undefined =>
  selectOrders(db, 'id = ?', orderId)[0]

/** An order of any account, as it stands now. */
export function currentOrder(sandbox: Sandbox, orderId: string): OrderRow | undefined {
  const order = byId(sandbox, orderId)
  if (!order) return undefined
  settleAccount(sandbox, order.accountId)
  return byId(sandbox, orderId)
}

/**
 * Pays an order, or refuses to. Only an order that waits for its payment changes; any other stays as it is. One that a
 * limit or a pause of the player no longer allows is cancelled instead.
 * @param attempt names the try, which may arrive more than once.
 */
export function answerPayment(
  sandbox: Sandbox,
  orderId: string,
  action: 'pay' | 'refuse',
  attempt: string,
): OrderRow | undefined {
  const order = currentOrder(sandbox, orderId)
  if (order?.state !== 'created') return order
  const reason = orderBar(sandbox, order)
  if (reason) endOrder(sandbox, order, { state: 'cancelled', reason })
  else if (action === 'pay') notePayment(sandbox, order, attempt)
  else
    sandbox.db.run(
      "UPDATE deposits SET state = 'failed', ended = ?, paid_by = ? WHERE id = ?",
      sandbox.clock.now(),
      attempt,
      orderId,
    )
  return byId(sandbox, orderId)
}

/** Counts a load of an order's payment page. */
export function countOpening({ db }: Sandbox, orderId: string): void {
  db.run('UPDATE deposits SET opened = opened + 1 WHERE id = ?', orderId)
}

/**
 * Cancels an order that wasn't paid. Repeating it changes nothing.
 * @throws Refusal DEPOSIT_NOT_FOUND, DEPOSIT_NOT_OPEN
 */
export function cancelDeposit(sandbox: Sandbox, accountId: number, orderId: string): void {
  const order = findOrder(sandbox.db, accountId, 'id', orderId)
  if (!order) throw new Refusal('DEPOSIT_NOT_FOUND')
  if (order.state === 'cancelled') return
  if (order.state !== 'created') throw new Refusal('DEPOSIT_NOT_OPEN')
  endOrder(sandbox, order, { state: 'cancelled' })
}

/**
 * Takes the slip of a bank transfer, so that the order is reviewed. Repeating it changes nothing.
 * @throws Refusal DEPOSIT_NOT_FOUND, DEPOSIT_NOT_OPEN, PICTURE_GONE
 */
export function takeSlip(sandbox: Sandbox, accountId: number, orderId: string, ids: readonly string[]): void {
  const pictures = new PictureStore(sandbox)
  const order = findOrder(sandbox.db, accountId, 'id', orderId)
  if (order?.channel !== 'bank') throw new Refusal('DEPOSIT_NOT_FOUND')
  const sent = pictures.of(`deposit:${orderId}`)
  if (sent.length > 0 && ids.every((id) => sent.includes(id))) return
  if (order.state !== 'created') throw new Refusal('DEPOSIT_NOT_OPEN')
  if (!pictures.areWaiting(ids, accountId)) throw new Refusal('PICTURE_GONE')
  pictures.claim(ids, `deposit:${orderId}`)
  notePayment(sandbox, order, 'slip')
}
