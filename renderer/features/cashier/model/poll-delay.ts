import type { DepositOrder } from '#shared/contract/endpoints/cashier.ts'
import { isFinal } from './order-steps.ts'

/** Seconds between two fetches of an order, one after the other. The last repeats. */
const delays = [2, 2, 3, 3, 5, 5, 8, 13, 20, 30]

/** Milliseconds until an order that was fetched `count` times is fetched again; false once it is final. */
export function pollDelay(state: DepositOrder['state'] | undefined, count: number): number | false {
  if (state !== undefined && isFinal(state)) return false
  const index = Math.min(Math.max(count - 1, 0), delays.length - 1)
  return (delays[index] ?? 30) * 1000
}
