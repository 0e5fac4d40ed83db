import * as pace from '#lib/clock/pace.ts'
import type { DepositOrder } from '#shared/contract/endpoints/cashier.ts'
import { isFinal } from './order-steps.ts'

/**
 * Milliseconds until an order that was fetched `count` times is fetched again; false once it is final. Not in step with
 * the page's other watches: somebody has just paid, so the pauses count from the payment and grow with it.
 */
export function pollDelay(state: DepositOrder['state'] | undefined, count: number): number | false {
  if (state !== undefined && isFinal(state)) return false
  return pace.deposit[Math.max(count - 1, 0)] ?? pace.closed
}
