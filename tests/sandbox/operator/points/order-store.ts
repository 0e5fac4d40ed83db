import { randomInt } from 'node:crypto'
import * as z from 'zod/mini'
import type { ServedLanguage } from '#sandbox/world/texts/language.ts'
import { type PointOrder, pointOrderStates } from '#shared/contract/endpoints/points.ts'
import { fromMinor } from '#shared/domain/money.ts'
import { pageOf } from '../records/filter.ts'
import type { Sandbox } from '../sandbox.ts'
import { isRejection, rejectionTexts } from './messages.ts'
import { pointItems } from './point-items.ts'

/** An order of the points mall. Money in minor units. */
export type OrderRow = {
  id: string
  itemId: number | null
  quantity: number
  points: number
  amount: number
  credited: number
  state: string
  reason: string | null
  created: number
  decided: number | null
}

type Parts = Pick<Sandbox, 'db' | 'clock'>
type State = (typeof pointOrderStates)[number]

const columns = 'id, item_id AS itemId, quantity, points, amount, credited, state, reason, created, decided'

/** Puts an order on record, and takes its points. */
export function writeOrder(
  { db, clock }: Parts,
  accountId: number,
  idempotencyKey: string,
  order: Pick<OrderRow, 'itemId' | 'quantity' | 'points' | 'amount' | 'credited'> & {
    state: 'inProcess' | 'approved'
  },
): OrderRow {
  const created = clock.now()
  const id = `P${created.toString(36)}${randomInt(36 ** 4)
    .toString(36)
    .padStart(4, '0')}`.toUpperCase()
  const { itemId, quantity, points, amount, credited, state } = order
  const decided = state === 'approved' ? created : null
  db.run(
    'INSERT INTO point_orders VALUES (?, ?, ?, ?, ?, ?, ?, ?, NULL, ?, ?, ?)',
    id,
    accountId,
    itemId,
    quantity,
    points,
    amount,
    credited,
    state,
    idempotencyKey,
    created,
    decided,
  )
  bookPoints({ db, clock }, accountId, 'spent', -points, id)
  return { ...order, id, reason: null, created, decided }
}

/** Adds to a member's points, or takes from them. */
export function bookPoints(
  { db, clock }: Parts,
  accountId: number,
  kind: 'spent' | 'returned',
  points: number,
  orderId: string,
): void {
  db.run(
    'INSERT INTO point_entries (account_id, kind, points, created, order_id) VALUES (?, ?, ?, ?, ?)',
    accountId,
    kind,
    points,
    clock.now(),
    orderId,
  )
}

/** What a key was used for: an item, or money. */
export const findOrder = (
  { db }: Pick<Parts, 'db'>,
  accountId: number,
  idempotencyKey: string,
  kind: PointOrder['kind'],
): OrderRow | undefined =>
  db.get<OrderRow>(
    `SELECT ${columns} FROM point_orders
     WHERE account_id = ? AND idempotency_key = ? AND item_id IS ${kind === 'item' ? 'NOT ' : ''}NULL`,
    accountId,
    idempotencyKey,
  )

/** The orders of an account that wait for their decision since before a time. */
export const waitingOrders = ({ db }: Pick<Parts, 'db'>, accountId: number, before: number): OrderRow[] =>
  db.all<OrderRow>(
    `SELECT ${columns} FROM point_orders
     WHERE account_id = ? AND state = 'inProcess' AND created <= ? ORDER BY created, id`,
    accountId,
    before,
  )

/**
 * One page of an account's orders, latest first, with the sums of all of them.
 * @throws Refusal PAGE_INVALID
 */
export function listOrders(
  { db }: Pick<Parts, 'db'>,
  accountId: number,
  { state, ...page }: { state?: State | undefined; pageNo: number; pageSize: number },
) {
  const { limit, offset } = pageOf(page)
  const totals = db.get<{ spent: number; inProcess: number }>(
    `SELECT COALESCE(SUM(IIF(state = 'rejected', 0, points)), 0) AS spent,
       COALESCE(SUM(state = 'inProcess'), 0) AS inProcess FROM point_orders WHERE account_id = ?`,
    accountId,
  ) ?? { spent: 0, inProcess: 0 }
  const from = 'FROM point_orders WHERE account_id = ?1 AND (?2 IS NULL OR state = ?2)'
  const total = db.get<{ count: number }>(`SELECT COUNT(*) AS count ${from}`, accountId, state ?? null)
  const list = db.all<OrderRow>(
    `SELECT ${columns} ${from} ORDER BY created DESC, id DESC LIMIT ?3 OFFSET ?4`,
    accountId,
    state ?? null,
    limit,
    offset,
  )
  return { list, total: total?.count ?? 0, totalPages: Math.ceil((total?.count ?? 0) / limit), totals }
}

const orNull = (minor: number) => (minor === 0 ? null : fromMinor(minor))

/** An order in the reader's language. */
export function writtenOrder(row: OrderRow, language: ServedLanguage) {
  const { id, itemId, quantity, points, amount, credited, state, reason, created, decided } = row
  return {
    orderId: id,
    kind: itemId === null ? ('money' as const) : ('item' as const),
    name: pointItems.find((item) => item.id === itemId)?.name[language] ?? '',
    quantity,
    points,
    amount: orNull(amount),
    credited: orNull(credited),
    state: z.parse(z.enum(pointOrderStates), state),
    reason: reason !== null && isRejection(reason) ? rejectionTexts[reason][language] : null,
    createTime: created,
    decideTime: decided,
  }
}
