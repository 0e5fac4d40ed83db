import { dayLength } from '#sandbox/world/market/merchant-zone.ts'
import type { BonusState } from '#shared/contract/endpoints/bonuses.ts'
import type { Database } from '../db/database.ts'
import { Refusal } from '../gateway/refusal.ts'
import { longestRange, pageOf } from '../records/filter.ts'

/** A bonus and its turnover requirement. Amounts in minor units. */
export type BonusRow = {
  id: string
  kind: string
  title: string
  amount: number
  required: number
  done: number
  created: number
  ended: number | null
  gameTypes: string | null
  state: BonusState
  /** Its requirement; null for a free bonus. */
  turnoverId: number | null
}

const state = `CASE WHEN t.id IS NULL THEN 'free' WHEN t.ended IS NULL THEN 'active' ELSE t.outcome END`
const joined = 'FROM bonuses b LEFT JOIN turnover t ON t.source = b.kind AND t.reference = b.id'
const columns = `b.id, b.kind, b.title, b.amount, b.required, COALESCE(t.done, 0) AS done, b.created, t.ended,
  t.game_types AS gameTypes, ${state} AS state, t.id AS turnoverId`

type Filter = { from: number; to: number; state?: BonusState | undefined; pageNo: number; pageSize: number }

/** One page of an account's bonuses, latest first, and the sums of all that match the filter. */
export function listBonuses(db: Database, accountId: number, filter: Filter) {
  const { from, to } = filter
  const valid = [from, to].every((time) => Number.isSafeInteger(time) && time >= 0 && time < 8e15)
  if (!valid || from > to || to - from > longestRange * dayLength)
    throw new Refusal('RANGE_INVALID', { days: longestRange })
  const { limit, offset } = pageOf(filter)
  const where = `b.account_id = ? AND b.created >= ? AND b.created < ? ${filter.state ? `AND ${state} = ?` : ''}`
  const values = [accountId, from, to, ...(filter.state ? [filter.state] : [])]
  const totals = db.get<Sums>(
    `SELECT COUNT(*) AS count, COALESCE(SUM(b.amount), 0) AS amount, COALESCE(SUM(b.required), 0) AS required,
       COALESCE(SUM(t.done), 0) AS done,
       COALESCE(SUM(IIF(t.ended IS NULL, t.required - t.done, 0)), 0) AS left ${joined} WHERE ${where}`,
    ...values,
  ) ?? { count: 0, amount: 0, required: 0, done: 0, left: 0 }
  const list = db.all<BonusRow>(
    `SELECT ${columns} ${joined} WHERE ${where} ORDER BY b.created DESC, b.id DESC LIMIT ? OFFSET ?`,
    ...values,
    limit,
    offset,
  )
  return { list, totals, totalPages: Math.ceil(totals.count / limit) }
}

type Sums = { count: number; amount: number; required: number; done: number; left: number }

/** The bonuses whose requirement is still open, in the order in which bets count towards them. */
export const activeBonuses = (db: Database, accountId: number): BonusRow[] =>
  db.all<BonusRow>(
    `SELECT ${columns} ${joined} WHERE b.account_id = ? AND t.id IS NOT NULL AND t.ended IS NULL
     ORDER BY t.opened, t.id`,
    accountId,
  )

export const findBonus = (db: Database, accountId: number, id: string): BonusRow | undefined =>
  db.get<BonusRow>(`SELECT ${columns} ${joined} WHERE b.account_id = ? AND b.id = ?`, accountId, id)
