import type { Text } from '#sandbox/world/texts/language.ts'
import { fromMinor } from '#shared/domain/money.ts'
import { grantBonus } from '../bonuses/grant-bonus.ts'
import { Refusal } from '../gateway/refusal.ts'
import { largestBalance } from '../ledger/amounts.ts'
import type { Sandbox } from '../sandbox.ts'
import { withdrawable } from '../turnover/turnover.ts'
import { convertAmount, convertMinimum, convertPoints, mostPerOrder } from './order-rules.ts'
import { type OrderRow, writeOrder } from './order-store.ts'
import { type PointItemContent, pointItems } from './point-items.ts'
import { pointBalance } from './points.ts'
import { texts } from './texts.ts'

type Parts = Pick<Sandbox, 'db' | 'ledger' | 'clock'>
type StockRow = {
  points: number
  amount: number | null
  worth: number | null
  available: number
  open: number
}

/** Bonuses from points must be bet once before they may be withdrawn. */
const bonusTurnover = 1

/** Whether somebody checks an order for such an item first. A bonus is credited at once. */
export const isChecked = ({ worth }: Pick<StockRow, 'worth'>): boolean => worth === null

const convertTitle: Text = texts.convertTitle

/**
 * Orders an item of the mall. Everything is checked before anything is taken.
 * @throws Refusal for the first problem found.
 */
export function redeemItem(
  parts: Parts,
  accountId: number,
  idempotencyKey: string,
  { itemId, quantity }: { itemId: string; quantity: number },
): OrderRow {
  const { db, ledger, clock } = parts
  const { content, row } = findItem(db, itemId)
  checkStock(row, quantity)
  const [points, amount] = [row.points * quantity, (row.amount ?? 0) * quantity]
  const credited = (row.worth ?? 0) * quantity
  requirePoints(parts, accountId, points)
  if (ledger.balance('wallet', accountId) < amount) throw new Refusal('INSUFFICIENT_FUNDS')
  const { free } = withdrawable(parts, accountId)
  if (amount > 0 && amount > free)
    throw new Refusal('POINTS_MONEY_LOCKED', { free: fromMinor(Math.max(0, free)) })
  requireRoom(parts, accountId, credited)
  const state = isChecked(row) ? 'inProcess' : 'approved'
  const order = writeOrder(parts, accountId, idempotencyKey, {
    itemId: content.id,
    quantity,
    points,
    amount,
    credited,
    state,
  })
  db.run('UPDATE point_items SET available = available - ? WHERE id = ?', quantity, content.id)
  if (amount > 0) ledger.move('pointsPurchase', order.id, clock.now(), accountId, amount)
  if (credited > 0)
    grantBonus(parts, accountId, {
      id: order.id,
      kind: 'points',
      title: content.name,
      amount: credited,
      required: credited * bonusTurnover,
    })
  return order
}

/**
 * Converts points to money that may be withdrawn at once.
 * @throws Refusal for the first problem found.
 */
export function convertToMoney(
  parts: Parts,
  accountId: number,
  idempotencyKey: string,
  points: number,
): OrderRow {
  if (!Number.isSafeInteger(points) || points < convertMinimum || points % convertPoints !== 0)
    throw new Refusal('POINTS_AMOUNT', { minimum: counted(convertMinimum), step: counted(convertPoints) })
  requirePoints(parts, accountId, points)
  const credited = (points / convertPoints) * convertAmount
  requireRoom(parts, accountId, credited)
  const order = writeOrder(parts, accountId, idempotencyKey, {
    itemId: null,
    quantity: 1,
    points,
    amount: 0,
    credited,
    state: 'approved',
  })
  grantBonus(parts, accountId, {
    id: order.id,
    kind: 'points',
    title: convertTitle,
    amount: credited,
    required: 0,
  })
  return order
}

function findItem(db: Sandbox['db'], itemId: string): { content: PointItemContent; row: StockRow } {
  const content = pointItems.find(({ id }) => String(id) === itemId)
  const row = content && db.get<StockRow>('SELECT * FROM point_items WHERE id = ?', content.id)
  if (!content || !row) throw new Refusal('POINT_ITEM_GONE')
  return { content, row }
}

function checkStock({ open, available }: StockRow, quantity: number): void {
  if (open === 0) throw new Refusal('POINT_ITEM_CLOSED')
  if (!Number.isSafeInteger(quantity) || quantity < 1 || quantity > mostPerOrder)
    throw new Refusal('POINT_QUANTITY', { most: mostPerOrder })
  if (available === 0) throw new Refusal('POINT_ITEM_SOLD_OUT')
  if (quantity > available) throw new Refusal('POINT_STOCK_SHORT', { available })
}

function requirePoints({ db }: Parts, accountId: number, points: number): void {
  const balance = pointBalance(db, accountId)
  if (balance < points) throw new Refusal('POINTS_SHORT', { points: counted(balance) })
}

function requireRoom({ ledger }: Parts, accountId: number, credited: number): void {
  if (ledger.balance('wallet', accountId) + credited > largestBalance) throw new Refusal('BALANCE_FULL')
}

const counted = (points: number): string => new Intl.NumberFormat('en-PH').format(points)
