import { dayLength } from '#sandbox/world/market/merchant-zone.ts'
import { longestBetRange } from '#shared/contract/endpoints/agent-records.ts'
import { Refusal } from '../gateway/refusal.ts'
import { checkMoments } from '../records/filter.ts'

/**
 * Checks the range of a list of single bets. A day of the largest team has 180,000.
 * @throws Refusal RANGE_INVALID, BET_RANGE_LONG
 */
export function checkBetRange(from: number, to: number): void {
  checkMoments(from, to)
  if (to - from > longestBetRange * dayLength) throw new Refusal('BET_RANGE_LONG', { days: longestBetRange })
}
