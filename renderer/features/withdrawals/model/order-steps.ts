import type { Withdrawal, WithdrawalState } from '#shared/contract/endpoints/withdrawals.ts'

/** A step of an order on its timeline. `time` is when it was taken. */
export type OrderStep = {
  name: 'made' | 'reviewed' | 'paid' | 'reported' | 'received' | 'rejected' | 'failed'
  state: 'done' | 'now' | 'open' | 'failed'
  time: number | null
}

/** Whether an order can't change any more. */
export const isClosed = (state: WithdrawalState): boolean =>
  state === 'received' || state === 'rejected' || state === 'failed'

/** The steps of an order in order. The first that isn't done is where it waits. */
export function orderSteps(order: Withdrawal): OrderStep[] {
  const { state, reviewed, paid, closed, report } = order
  const made: OrderStep = { name: 'made', state: 'done', time: order.created }
  if (state === 'rejected') return [made, { name: 'rejected', state: 'failed', time: closed }]
  const approved: OrderStep = {
    name: 'reviewed',
    state: state === 'review' ? 'now' : 'done',
    time: reviewed,
  }
  if (state === 'failed') return [made, approved, { name: 'failed', state: 'failed', time: closed }]
  const sent = state === 'paid' || state === 'disputed' || state === 'received'
  const steps: OrderStep[] = [
    made,
    approved,
    { name: 'paid', state: sent ? 'done' : state === 'paying' ? 'now' : 'open', time: paid },
  ]
  if (report) {
    const reported: OrderStep = {
      name: 'reported',
      state: state === 'disputed' ? 'now' : 'done',
      time: report.time,
    }
    // A report comes before the second payout and after the first.
    steps.splice(order.paidAgain ? 2 : 3, 0, reported)
  }
  const last = state === 'received' ? 'done' : state === 'paid' ? 'now' : 'open'
  return [...steps, { name: 'received', state: last, time: closed }]
}
