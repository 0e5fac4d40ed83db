import type { DepositOrder } from '#shared/contract/endpoints/cashier.ts'

type OrderState = DepositOrder['state']

const orderStepNames = ['made', 'waiting', 'received', 'credited'] as const
export type OrderStep = {
  name: (typeof orderStepNames)[number]
  state: 'done' | 'now' | 'open' | 'failed'
}

/** How many steps lie behind an order in each state. */
const doneBy: Record<OrderState, number> = { created: 1, pending: 2, credited: 4, failed: 1 }

/** The way of an order, step by step; the last one it reached is where it waits, or where it failed. */
export function orderSteps(state: OrderState): OrderStep[] {
  const done = doneBy[state]
  return orderStepNames.map((name, index) => {
    if (index < done) return { name, state: 'done' }
    if (index > done) return { name, state: 'open' }
    return { name, state: state === 'failed' ? 'failed' : 'now' }
  })
}

/** Nothing more will become of an order in this state. */
export const isFinal = (state: OrderState): boolean => state === 'credited' || state === 'failed'
