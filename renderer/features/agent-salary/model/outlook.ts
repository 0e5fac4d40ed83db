import type { SalaryStep, SteppedPeriod } from '#shared/contract/endpoints/agent-salary.ts'
import { type Amount, compareAmounts, subtractAmounts } from '#shared/domain/money.ts'

/** What the running period still lacks for the next step. */
export type Outlook = {
  next: SalaryStep
  lacks: 'validBet' | 'members' | 'both'
  bet: Amount
  members: number
  /** How far the condition is that lacks, from 0 to 1; the valid bet if both lack. */
  share: number
}

/** The way to the next step; undefined on the top one. */
export function outlookOf(
  steps: readonly SalaryStep[],
  { step, validBet, members }: Pick<SteppedPeriod, 'step' | 'validBet' | 'members'>,
): Outlook | undefined {
  const next = steps[step]
  if (!next) return undefined
  const lacksBet = compareAmounts(validBet, next.validBet) < 0
  const missing = next.members - members
  const lacks = lacksBet ? (missing > 0 ? 'both' : 'validBet') : 'members'
  return {
    next,
    lacks,
    bet: subtractAmounts(next.validBet, validBet),
    members: missing,
    // It is only drawn, so a float is accurate enough.
    share: lacksBet ? Number(validBet) / Number(next.validBet) : members / next.members,
  }
}
