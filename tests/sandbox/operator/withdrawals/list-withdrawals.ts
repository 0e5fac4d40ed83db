import { dayLength } from '#sandbox/world/market/merchant-zone.ts'
import type { InputOf } from '#shared/contract/endpoint.ts'
import type { withdrawals } from '#shared/contract/endpoints/withdrawals.ts'
import { Refusal } from '../gateway/refusal.ts'
import { longestRange, pageOf } from '../records/filter.ts'
import type { Sandbox } from '../sandbox.ts'
import { type OrderRow, orderColumns } from './orders.ts'

type Filter = InputOf<typeof withdrawals.list>
type Sums = { count: number; amount: number; fee: number }

/** One page of a member's withdrawals, latest first, and the sums of all that match and weren't returned. */
export function listWithdrawals({ db }: Pick<Sandbox, 'db'>, accountId: number, filter: Filter) {
  const { from, to, state } = filter
  const moments = [from, to].every((time) => Number.isSafeInteger(time) && time >= 0 && time < 8e15)
  if (!moments || from > to || to - from > longestRange * dayLength)
    throw new Refusal('RANGE_INVALID', { days: longestRange })
  const { limit, offset } = pageOf(filter)
  const where = 'account_id = ? AND created >= ? AND created < ? AND (? IS NULL OR state = ?)'
  const values = [accountId, from, to, state ?? null, state ?? null]
  const list = db.all<OrderRow>(
    `SELECT ${orderColumns} FROM withdrawals WHERE ${where} ORDER BY created DESC, id DESC LIMIT ? OFFSET ?`,
    ...values,
    limit,
    offset,
  )
  const sums = db.get<Sums>(
    `SELECT COUNT(*) AS count, COALESCE(SUM(IIF(state IN ('rejected', 'failed'), 0, amount)), 0) AS amount,
       COALESCE(SUM(IIF(state IN ('rejected', 'failed'), 0, fee)), 0) AS fee FROM withdrawals WHERE ${where}`,
    ...values,
  ) ?? { count: 0, amount: 0, fee: 0 }
  return { list, sums, totalPages: Math.ceil(sums.count / limit) }
}
