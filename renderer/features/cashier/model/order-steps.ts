import type { DepositOrder } from '#shared/contract/endpoints/cashier.ts'

type OrderState = DepositOrder['state']

const orderStepNames = ['made', 'waiting', 'received', 'credited'] as const
export type OrderStep = {
  name: (typeof orderStepNames)[number]
  state: 'done' | 'now' | 'open' | 'failed'
}

/** How many steps are done in each state. */
const doneBy: Record<OrderState, number> = { created: 1, pending: 2, credited: 4, failed: 1 }

/** The steps of an order with their states. The first step that isn't done is where it waits or failed. */
export function orderSteps(state: OrderState): OrderStep[] {
  const done = doneBy[state]
  return orderStepNames.map((name, index) => {
    if (index < done) return { name, state: 'done' }
    if (index > done) return { name, state: 'open' }
    return { name, state: state === 'failed' ? 'failed' : 'now' }
  })
}

/** Whether the state can't change any more. */
export const isFinal = (state: OrderState): boolean => state === 'credited' || state === 'failed'
