import { maskName } from '#sandbox/world/accounts/mask-name.ts'
import { dayLength } from '#sandbox/world/market/merchant-zone.ts'
import type { TeamTransfer, TransferTarget } from '#shared/contract/endpoints/transfers.ts'
import { fromMinor } from '#shared/domain/money.ts'
import type { Database } from '../db/database.ts'
import { Refusal } from '../gateway/refusal.ts'
import { longestRange, pageOf } from '../records/filter.ts'

type TransferRow = {
  id: number
  senderId: number
  relation: TransferTarget
  name: string
  amount: number
  remark: string
  created: number
}

/** The number of a transfer, also its reference in the ledger. */
export const transferId = (id: number): string => `P${String(id).padStart(8, '0')}`

/** What an account has sent since a moment, in minor units. */
export const sentSince = (db: Database, accountId: number, since: number): number =>
  db.get<{ sum: number }>(
    'SELECT COALESCE(SUM(amount), 0) AS sum FROM team_transfers WHERE sender_id = ? AND created >= ?',
    accountId,
    since,
  )?.sum ?? 0

/** Records a transfer and returns its id. */
export const addTransfer = (
  db: Database,
  senderId: number,
  transfer: {
    recipientId: number
    relation: TransferTarget
    amount: number
    remark: string
    key: string
    now: number
  },
): number =>
  db.run(
    `INSERT INTO team_transfers (sender_id, recipient_id, relation, amount, remark, idempotency_key, created)
     VALUES (?, ?, ?, ?, ?, ?, ?)`,
    senderId,
    transfer.recipientId,
    transfer.relation,
    transfer.amount,
    transfer.remark,
    transfer.key,
    transfer.now,
  ).id

/** Transfers as an account sees them: the other account's name, and what it is to this one. */
const selectTransfers = `SELECT t.id, t.sender_id AS senderId, t.relation, a.username AS name, t.amount, t.remark, t.created
  FROM team_transfers t JOIN accounts a ON a.id = IIF(t.sender_id = ?1, t.recipient_id, t.sender_id)`

/** The transfer that an account sent with a key. */
export const sentWithKey = (db: Database, accountId: number, key: string) =>
  db.get<TransferRow>(`${selectTransfers} WHERE t.sender_id = ?1 AND t.idempotency_key = ?2`, accountId, key)

/** A transfer as one of its two accounts sees it. */
export function toTeamTransfer(accountId: number, row: TransferRow): TeamTransfer {
  const sent = row.senderId === accountId
  return {
    orderId: transferId(row.id),
    direction: sent ? 'sent' : 'received',
    relation: sent === (row.relation === 'upline') ? 'upline' : 'downline',
    name: maskName(row.name),
    amount: fromMinor(row.amount),
    remark: row.remark,
    createTime: row.created,
  }
}

const endOfTime = 8e15

/**
 * One page of an account's transfers, latest first, and the sums of all within the filter.
 * @throws Refusal RANGE_INVALID, PAGE_INVALID
 */
export function listTransfers(
  db: Database,
  accountId: number,
  filter: {
    from: number
    to: number
    direction?: 'sent' | 'received' | undefined
    pageNo: number
    pageSize: number
  },
) {
  const { from, to, direction } = filter
  const asMoments = [from, to].every((time) => Number.isSafeInteger(time) && time >= 0 && time < endOfTime)
  if (!asMoments || from > to || to - from > longestRange * dayLength)
    throw new Refusal('RANGE_INVALID', { days: longestRange })
  const { limit, offset } = pageOf(filter)
  const own = {
    sent: 't.sender_id = ?1',
    received: 't.recipient_id = ?1',
    all: '(t.sender_id = ?1 OR t.recipient_id = ?1)',
  }[direction ?? 'all']
  const where = `WHERE ${own} AND t.created >= ?2 AND t.created < ?3`
  const sums = db.get<{ count: number; sent: number; received: number }>(
    `SELECT COUNT(*) AS count, COALESCE(SUM(IIF(t.sender_id = ?1, t.amount, 0)), 0) AS sent,
       COALESCE(SUM(IIF(t.sender_id = ?1, 0, t.amount)), 0) AS received
     FROM team_transfers t ${where}`,
    accountId,
    from,
    to,
  ) ?? { count: 0, sent: 0, received: 0 }
  const list = db.all<TransferRow>(
    `${selectTransfers} ${where} ORDER BY t.created DESC, t.id DESC LIMIT ?4 OFFSET ?5`,
    accountId,
    from,
    to,
    limit,
    offset,
  )
  return { list, ...sums, totalPages: Math.ceil(sums.count / limit) }
}
