import type { ServedLanguage } from '#sandbox/world/texts/language.ts'
import type { WithdrawalState } from '#shared/contract/endpoints/withdrawals.ts'
import { fromMinor } from '#shared/domain/money.ts'
import { bankById, maskNumber } from '../payout/banks.ts'
import type { Sandbox } from '../sandbox.ts'
import { PictureStore } from '../uploads/picture-store.ts'

export type OrderRow = {
  id: string
  accountId: number
  bankId: string
  number: string
  amount: number
  fee: number
  state: WithdrawalState
  /** How the review will end. */
  outcome: 'paid' | 'rejected' | 'failed'
  due: number | null
  answerMinutes: number
  created: number
  reviewed: number | null
  paid: number | null
  closed: number | null
  receipt: 'member' | 'deadline' | 'forced' | null
  reported: number | null
  remark: string | null
  paidAgain: number
}

export const orderColumns = `id, account_id AS accountId, bank_id AS bankId, number, amount, fee, state, outcome, due,
  answer_minutes AS answerMinutes, created, reviewed, paid, closed, receipt, reported, remark, paid_again AS paidAgain`

/** A member's order by its id or the key it was sent with. */
export const findOrder = (
  { db }: Pick<Sandbox, 'db'>,
  accountId: number,
  column: 'id' | 'idempotency_key',
  value: string,
): OrderRow | undefined =>
  db.get<OrderRow>(
    `SELECT ${orderColumns} FROM withdrawals WHERE account_id = ? AND ${column} = ?`,
    accountId,
    value,
  )

/** Stores an order's state after a step. */
export function writeStep({ db }: Pick<Sandbox, 'db'>, order: OrderRow): void {
  db.run(
    `UPDATE withdrawals SET state = ?, due = ?, reviewed = ?, paid = ?, closed = ?, receipt = ?, reported = ?,
       remark = ?, paid_again = ? WHERE id = ?`,
    order.state,
    order.due,
    order.reviewed,
    order.paid,
    order.closed,
    order.receipt,
    order.reported,
    order.remark,
    order.paidAgain,
    order.id,
  )
}

/** An order as the contract has it. */
export function toWithdrawal(
  parts: Pick<Sandbox, 'db' | 'clock'>,
  order: OrderRow,
  language: ServedLanguage,
) {
  const { bankId, number, amount, fee, state, reported, due } = order
  const bank = bankById(bankId)
  const kind = bank?.kind ?? 'bank'
  const pictures = reported === null ? 0 : new PictureStore(parts).of(`withdrawal:${order.id}`).length
  return {
    orderId: order.id,
    state,
    amount: fromMinor(amount),
    fee: fromMinor(fee),
    received: fromMinor(amount - fee),
    bankName: bank?.name[language] ?? bankId,
    kind,
    number: maskNumber(number, kind),
    created: order.created,
    reviewed: order.reviewed,
    paid: order.paid,
    closed: order.closed,
    answerBy: state === 'paid' ? due : null,
    receipt: order.receipt,
    report: reported === null ? null : { time: reported, pictures, remark: order.remark ?? '' },
    paidAgain: order.paidAgain === 1,
    now: parts.clock.now(),
  }
}
