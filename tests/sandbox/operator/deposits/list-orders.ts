import type { DepositState } from '#shared/contract/endpoints/cashier.ts'
import type { Database } from '../db/database.ts'
import { checkMoments, pageOf } from '../records/filter.ts'
import { type OrderRow, selectOrders } from './orders.ts'

type Filter = {
  from: number
  to: number
  state?: DepositState | undefined
  pageNo: number
  pageSize: number
}

/**
 * One page of an account's orders, latest first.
 * @throws Refusal RANGE_INVALID, PAGE_INVALID
 */
export function listOrders(
  db: Database,
  accountId: number,
  filter: Filter,
): { list: OrderRow[]; total: number; totalPages: number } {
  const { from, to, state } = filter
  checkMoments(from, to)
  const { limit, offset } = pageOf(filter)
  const where = `account_id = ? AND created >= ? AND created < ?${state ? ' AND state = ?' : ''}`
  const values = [accountId, from, to, ...(state ? [state] : [])]
  const { total } = db.get<{ total: number }>(
    `SELECT COUNT(*) AS total FROM deposits WHERE ${where}`,
    ...values,
  ) ?? { total: 0 }
  const list = selectOrders(
    db,
    `${where} ORDER BY created DESC, id DESC LIMIT ? OFFSET ?`,
    ...values,
    limit,
    offset,
  )
  return { list, total, totalPages: Math.ceil(total / limit) }
}
