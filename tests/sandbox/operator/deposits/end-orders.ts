import type { EndReason } from '#shared/contract/endpoints/cashier.ts'
import { depositLimit } from '../limits/check-limits.ts'
import { currentPause } from '../limits/pauses.ts'
import type { Sandbox } from '../sandbox.ts'
import { type OrderRow, selectOrders } from './orders.ts'

type Parts = Pick<Sandbox, 'db' | 'clock' | 'settings' | 'members'>

/** The player's own rule that keeps an order from being paid or credited now. Undefined if none does. */
export function orderBar(parts: Parts, { id, accountId, amount }: OrderRow): EndReason | undefined {
  const member = parts.members.byId(accountId)
  const pause = member && currentPause(parts, member)
  if (pause) return pause.kind
  return depositLimit(parts, accountId, amount, id) ? 'limit' : undefined
}

/** Cancels the unpaid orders of an account that its limits or a pause no longer allow, latest first. */
export function endBarredOrders(parts: Parts, accountId: number): void {
  for (const order of selectOrders(
    parts.db,
    "account_id = ? AND state = 'created' ORDER BY created DESC, id DESC",
    accountId,
  )) {
    const reason = orderBar(parts, order)
    if (reason) endOrder(parts, order, { state: 'cancelled', reason })
  }
}

/** Ends an order without crediting it. */
export function endOrder(
  { db, clock }: Pick<Sandbox, 'db' | 'clock'>,
  { id }: OrderRow,
  { state, reason = null }: { state: 'cancelled' | 'failed'; reason?: EndReason | null },
): void {
  db.run(
    'UPDATE deposits SET state = ?, ended = ?, end_reason = ? WHERE id = ?',
    state,
    clock.now(),
    reason,
    id,
  )
}
