import { sameText } from '#sandbox/world/texts/language.ts'
import { largestBalance } from '../ledger/amounts.ts'
import { sendMessage } from '../messages/message-store.ts'
import type { Sandbox } from '../sandbox.ts'
import { rejectionTexts } from './messages.ts'
import { checkTakes, limitDays, mostPerMember, type Rejection } from './order-rules.ts'
import { bookPoints, type OrderRow, waitingOrders } from './order-store.ts'
import { pointItems } from './point-items.ts'

type Parts = Pick<Sandbox, 'db' | 'ledger' | 'clock'>

/** Decides the orders of an account whose check is over. A rejected one is returned in full. */
export function settlePoints(parts: Parts, accountId: number): void {
  const { db, clock } = parts
  for (const order of waitingOrders(parts, accountId, clock.now() - checkTakes))
    db.transaction(() => {
      const rejection = rejectionOf(parts, accountId, order)
      if (rejection && !giveBack(parts, accountId, order)) return
      db.run(
        'UPDATE point_orders SET state = ?, reason = ?, decided = ? WHERE id = ?',
        rejection ? 'rejected' : 'approved',
        rejection ?? null,
        clock.now(),
        order.id,
      )
      const { name } = pointItems.find(({ id }) => id === order.itemId) ?? { name: sameText('') }
      sendMessage(parts, accountId, rejection ? 'pointsRejected' : 'pointsApproved', {
        item: name,
        count: order.quantity,
        order: order.id,
        ...(rejection && { reason: rejectionTexts[rejection] }),
      })
    })
}

/** Why an order is rejected: together with those approved lately, it is more than a member may have. */
function rejectionOf({ db }: Parts, accountId: number, order: OrderRow): Rejection | undefined {
  const earlier = db.get<{ count: number }>(
    `SELECT COALESCE(SUM(quantity), 0) AS count FROM point_orders
     WHERE account_id = ? AND item_id = ? AND state = 'approved' AND created > ?`,
    accountId,
    order.itemId,
    order.created - limitDays * 24 * 3_600_000,
  )
  return (earlier?.count ?? 0) + order.quantity > mostPerMember ? 'limit' : undefined
}

/** Returns points, money and stock. Returns false, and does nothing, while the wallet has no room for the money. */
function giveBack({ db, ledger, clock }: Parts, accountId: number, order: OrderRow): boolean {
  if (ledger.balance('wallet', accountId) + order.amount > largestBalance) return false
  bookPoints({ db, clock }, accountId, 'returned', order.points, order.id)
  if (order.amount > 0) ledger.move('points', `return ${order.id}`, clock.now(), accountId, order.amount)
  db.run('UPDATE point_items SET available = available + ? WHERE id = ?', order.quantity, order.itemId)
  return true
}
