import type { ContractFigures } from '#shared/contract/endpoints/agent-contract-schemas.ts'
import { fromMinor } from '#shared/domain/money.ts'
import { netProfitOf, teamRebates } from '../teams/net-profit.ts'
import { stretchOf } from '../teams/overview.ts'
import type { Stretch } from '../teams/team-order.ts'
import type { Teams } from '../teams/teams.ts'
import type { Contract } from './contract-store.ts'
import { type Period, periodAt } from './periods.ts'

/** The running period of a contract, which begins with one, or the month without one. */
export const runningPeriod = (contract: Pick<Contract, 'period'> | undefined, now: number): Period =>
  periodAt(contract?.period ?? 'monthly', now)

/** The month before the one that a moment is in. */
export const lastMonth = (now: number): Period => periodAt('monthly', periodAt('monthly', now).from - 1)

/**
 * What the conditions of a contract are measured by: figures of the team below an account in a range of whole days.
 * @param within a stretch with the whole team, whose sums are shared by all lines in it
 */
export function contractFigures(
  teams: Teams,
  position: number,
  { from, to }: Period,
  now: number,
  within: Stretch = stretchOf(teams.order, position, false),
): ContractFigures {
  const [start, end] = stretchOf(teams.order, position, false)
  const sums = teams.sums(within, from, to)
  const money = sums.money(start, end)
  return {
    from,
    to: Math.min(to, now),
    activeMembers: sums.active(start, end),
    validBet: fromMinor(money.validBet),
    netProfit: fromMinor(netProfitOf(money, teamRebates(teams, position, from, to)).net),
  }
}
