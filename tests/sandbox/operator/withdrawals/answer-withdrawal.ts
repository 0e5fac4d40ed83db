import type { InputOf } from '#shared/contract/endpoint.ts'
import { remarkLength, type withdrawals } from '#shared/contract/endpoints/withdrawals.ts'
import { pictureLimits } from '#shared/domain/pictures/picture-limits.ts'
import { Refusal } from '../gateway/refusal.ts'
import type { Sandbox } from '../sandbox.ts'
import { PictureStore } from '../uploads/picture-store.ts'
import { findOrder, type OrderRow, writeStep } from './orders.ts'
import { checkTakes } from './settle-withdrawals.ts'

type Answer = InputOf<typeof withdrawals.answer>

/** Stores a member's answer whether a payout arrived. The same answer again is the same answer. */
export function answerWithdrawal(
  parts: Pick<Sandbox, 'db' | 'clock'>,
  memberId: number,
  { orderId, received, pictures = [], remark = '' }: Answer,
): OrderRow {
  const now = parts.clock.now()
  const order = findOrder(parts, memberId, 'id', orderId)
  if (!order) throw new Refusal('WITHDRAWAL_GONE')
  const same = received ? order.receipt === 'member' : order.state === 'disputed'
  if (same) return order
  if (order.state !== 'paid') throw new Refusal('WITHDRAWAL_ANSWERED')
  if (received)
    return write(parts, { ...order, state: 'received', receipt: 'member', closed: now, due: null })

  const ids = [...new Set(pictures)]
  if (ids.length === 0 || ids.length > pictureLimits.count)
    throw new Refusal('WITHDRAWAL_PROOF', { count: pictureLimits.count })
  if ([...remark.trim()].length > remarkLength) throw new Refusal('REMARK_TOO_LONG', { count: remarkLength })
  const store = new PictureStore(parts)
  if (!store.areWaiting(ids, memberId)) throw new Refusal('PICTURE_GONE')
  store.claim(ids, `withdrawal:${order.id}`)
  const report = { reported: now, remark: remark.trim() || null }
  return write(parts, { ...order, ...report, state: 'disputed', due: now + checkTakes })
}

function write(parts: Pick<Sandbox, 'db'>, order: OrderRow): OrderRow {
  writeStep(parts, order)
  return order
}
