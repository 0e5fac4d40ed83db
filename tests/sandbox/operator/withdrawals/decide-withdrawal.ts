import type { Settling } from '../settlement/settle-account.ts'
import { type OrderRow, orderColumns } from './orders.ts'
import { settleWithdrawals, takeStep } from './settle-withdrawals.ts'

export const decisions = ['approve', 'reject', 'fail', 'resolve'] as const
export type WithdrawalDecision = (typeof decisions)[number]

/** The states in which the merchant can take each decision. */
const from: Record<WithdrawalDecision, OrderRow['state']> = {
  approve: 'review',
  reject: 'review',
  fail: 'paying',
  resolve: 'disputed',
}

/** What the merchant does with an order, before the clock does. Returns false if its state doesn't allow it. */
export function decideWithdrawal(parts: Settling, id: string, decision: WithdrawalDecision): boolean {
  const find = () => parts.db.get<OrderRow>(`SELECT ${orderColumns} FROM withdrawals WHERE id = ?`, id)
  const owner = find()?.accountId
  if (owner === undefined) return false
  settleWithdrawals(parts, owner)
  const order = find()
  if (order?.state !== from[decision]) return false
  const outcome = { approve: 'paid', reject: 'rejected', fail: 'failed', resolve: order.outcome } as const
  return takeStep(parts, { ...order, outcome: outcome[decision], due: parts.clock.now() }) !== undefined
}
