import type { RefusalReason } from '#shared/contract/endpoints/agent-contract-schemas.ts'
import type { ContractPeriod } from '#shared/contract/endpoints/agent-contracts.ts'
import type { AgreedContract, Contract, Terms } from './contract-store.ts'
import { periodAt } from './periods.ts'

/** What the operator gives at once: one percentage point more, or this much to an agent without a contract. */
const mostRise = 100
const mostFirst = 500
/** What a generated agent puts up with: two percentage points less. */
const mostCut = 200

/** When a contract that is agreed at a moment starts: with the next period of its kind. */
export const startAfter = (period: ContractPeriod, time: number): number => periodAt(period, time).to

/** When a contract ends that is ended at a moment: with its running period, so that one to come never starts. */
export const endAfter = ({ period }: Pick<AgreedContract, 'period'>, time: number): number =>
  periodAt(period, time).to

/**
 * Why the operator, or an agent that nobody logs in as, rejects a request; undefined if it accepts. The rate may rise
 * by one percentage point, and no condition may be lower than now.
 */
export function whyRefused(current: Terms | undefined, asked: Terms): RefusalReason | undefined {
  if (asked.rate > (current ? current.rate + mostRise : mostFirst)) return 'rate'
  const isEasier =
    current !== undefined &&
    (asked.activeMembers < current.activeMembers ||
      asked.validBet < current.validBet ||
      asked.netProfit < current.netProfit)
  return isEasier ? 'conditions' : undefined
}

/** Whether an agent that nobody logs in as accepts an offer: unless the rate falls by more than two points. */
export const acceptsOffer = (current: Terms | undefined, offered: Terms): boolean =>
  offered.rate >= (current?.rate ?? 0) - mostCut

/** Whether two contracts say the same. */
export const isSame = (one: Terms, other: Terms): boolean =>
  one.rate === other.rate &&
  one.period === other.period &&
  one.activeMembers === other.activeMembers &&
  one.validBet === other.validBet &&
  one.netProfit === other.netProfit

/** Whether a contract still waits for an answer to itself. */
export const isOpen = ({ state }: Pick<Contract, 'state'>): boolean =>
  state === 'offered' || state === 'requested'
