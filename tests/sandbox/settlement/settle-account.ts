import { settleDeposits } from '../deposits/settle-deposits.ts'
import { settlePoints } from '../points/settle-points.ts'
import type { Sandbox } from '../sandbox.ts'

/** What a settler works with. */
export type Settling = Pick<Sandbox, 'db' | 'ledger' | 'clock' | 'settings'>

/**
 * Books what has become due for an account by the sandbox's clock. There are no timers: it is called before the
 * account's data is read or changed. Each settler must be cheap when nothing is due, and safe to repeat.
 */
type Settler = (parts: Settling, accountId: number) => void

/** In the order in which they run. */
const settlers: readonly Settler[] = [settleDeposits, settlePoints]

/** Books everything that is due for an account. */
export function settleAccount(parts: Settling, accountId: number): void {
  for (const settle of settlers) settle(parts, accountId)
}
