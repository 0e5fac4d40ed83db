import type { AgentContract } from '#shared/contract/endpoints/agent-contract-schemas.ts'
import { compareAmounts } from '#shared/domain/money.ts'

/** The terms of a contract, in the order on screen. */
export const termNames = ['rate', 'period', 'activeMembers', 'validBet', 'netProfit'] as const
export type TermName = (typeof termNames)[number]

/** Whether a term rises or falls, and whether that is good for the agent. */
export type TermChange = { direction: 'up' | 'down'; isBetter: boolean }

type Terms = Pick<AgentContract, TermName>

/** How a term changes; undefined if it doesn't, or if neither is better, as with periods. */
export function changeOf(name: TermName, before: Terms | null, after: Terms): TermChange | undefined {
  if (before === null || name === 'period') return undefined
  const difference =
    name === 'rate' || name === 'activeMembers'
      ? Number(after[name]) - Number(before[name])
      : compareAmounts(after[name], before[name])
  if (difference === 0) return undefined
  const isUp = difference > 0
  // A higher rate is better, and so is a lower condition.
  return { direction: isUp ? 'up' : 'down', isBetter: isUp === (name === 'rate') }
}
