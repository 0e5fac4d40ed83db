import { returnReferrals } from '../referral/return-referrals.ts'
import type { Sandbox } from '../sandbox.ts'
import { endTurnover } from '../turnover/turnover.ts'
import { creditsOf, type DecidedRound } from './credits-of.ts'
import { type DueCredit, takeBack, takenBackOf } from './take-back.ts'

/**
 * Takes back what was credited for a bet that is void now: of each credit what wouldn't have been given without it.
 * Agents' income counts it on the day of the void instead, see `decided_bets`.
 */
export function takeBackFor(sandbox: Sandbox, id: number, accountId: number, bet: number): void {
  const decided = sandbox.db.get<{ time: number }>(
    'SELECT time FROM round_changes WHERE round = ? AND first = 1',
    id,
  )
  if (!decided) return
  const round = { id, accountId, decided: decided.time }
  for (const credit of creditsOf(sandbox, round)) lower(sandbox, round, credit)
  returnReferrals(sandbox, round, bet)
}

/** Lowers a credit to what is due. */
function lower(sandbox: Sandbox, round: DecidedRound, { id, kind, paid, due }: DueCredit): void {
  const amount = paid - takenBackOf(sandbox, id) - due
  if (amount <= 0) return
  takeBack(sandbox, round.accountId, {
    id: `V${round.id}-${id}`,
    kind,
    creditId: id,
    round: round.id,
    amount,
  })
  // The kind of a bonus is also the source of its requirement.
  if (due === 0) endTurnover(sandbox, kind, id, 'forfeited')
}
