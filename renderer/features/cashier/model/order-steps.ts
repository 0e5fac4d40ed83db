import type { DepositOrder } from '#shared/contract/endpoints/cashier.ts'

type OrderState = DepositOrder['state']

const orderStepNames = ['made', 'waiting', 'received', 'credited'] as const
export type OrderStep = {
  name: (typeof orderStepNames)[number]
  state: 'done' | 'now' | 'open' | 'failed'
}

/** How many steps are done in each state. */
const doneBy: Record<OrderState, number> = {
  created: 1,
  pending: 2,
  credited: 4,
  failed: 1,
  expired: 1,
  cancelled: 1,
}

/** Whether an order ended without being credited. */
export const hasFailed = (state: OrderState): boolean =>
  state === 'failed' || state === 'expired' || state === 'cancelled'

/** Whether the state can't change any more. */
export const isFinal = (state: OrderState): boolean => state === 'credited' || hasFailed(state)

/** The steps of an order with their states. The first step that isn't done is where it waits or failed. */
export function orderSteps({ state, paidTime }: Pick<DepositOrder, 'state' | 'paidTime'>): OrderStep[] {
  // An order that failed after its payment failed in the next step.
  const done = state === 'failed' && paidTime !== null ? 2 : doneBy[state]
  return orderStepNames.map((name, index) => {
    if (index < done) return { name, state: 'done' }
    if (index > done) return { name, state: 'open' }
    return { name, state: hasFailed(state) ? 'failed' : 'now' }
  })
}
