import type { TeamMoney } from './crowd.ts'
import { partOf, type Rate } from './rates.ts'
import type { Stretch } from './team-order.ts'
import type { Teams } from './teams.ts'
import { dayNumber, dayStart } from './timeline.ts'

/** What the operator's payment providers charge for deposits and withdrawals, in hundredths of a percent. */
export const paymentCost: Rate = 50

/** How a team's profit becomes its net profit, which dividends are a share of. Money in minor units. */
export type NetProfit = {
  validBet: number
  payout: number
  /** Valid bets minus payouts. */
  profit: number
  /** The agent's rebate rate on the valid bets: what the agent and everybody below it get of them. */
  rebates: number
  bonuses: number
  fees: number
  net: number
}

/** The net profit of sums, with the rebates that they cost. */
export function netProfitOf(money: TeamMoney, rebates: number): NetProfit {
  const { validBet, payout, bonuses } = money
  const fees = partOf(money.deposits + money.withdrawals, paymentCost)
  const profit = validBet - payout
  return { validBet, payout, profit, rebates, bonuses, fees, net: profit - rebates - bonuses - fees }
}

/** What a team reached in a period. */
export type TeamResult = NetProfit & { /** Members with a decided bet. */ active: number }

/** Everybody below the agent at a position. */
const teamBelow = (teams: Teams, agent: number): Stretch => [agent + 1, teams.order.ends[agent] ?? agent + 1]

/** What the rebates of a team cost: of each day's valid bets, by the agent's rate of that day. */
function rebatesOf({ rates }: Teams, agent: number, from: number, bets: Iterable<number>): number {
  let sum = 0
  let day = dayNumber(from)
  for (const bet of bets) {
    sum += partOf(bet, rates.rate(agent, dayStart(day)))
    day += 1
  }
  return sum
}

/**
 * What a whole team reached in a range of whole days, agent's own play excluded. The sums are those of the team
 * overview for the same range.
 */
export function teamNetProfit(teams: Teams, agent: number, from: number, to: number): TeamResult {
  const team = teamBelow(teams, agent)
  const active = teams.sums(team, from, to).active(...team)
  return { ...netProfitOfStretch(teams, agent, team, from, to), active }
}

/** What the rebates of a whole team cost in a range of whole days. */
export const teamRebates = (teams: Teams, agent: number, from: number, to: number): number =>
  stretchRebates(teams, agent, teamBelow(teams, agent), from, to)

const stretchRebates = (teams: Teams, agent: number, stretch: Stretch, from: number, to: number): number =>
  rebatesOf(
    teams,
    agent,
    from,
    teams.days(stretch, from, to).days.map(({ validBet }) => validBet),
  )

/** The net profit of a part of the team: still by the agent's own rate, so that the parts are the team. */
export function netProfitOfStretch(
  teams: Teams,
  agent: number,
  stretch: Stretch,
  from: number,
  to: number,
): NetProfit {
  const money = teams.sums(stretch, from, to).money(...stretch)
  return netProfitOf(money, stretchRebates(teams, agent, stretch, from, to))
}

/** Net profit by day of a range. Fees are rounded down for each day, so their sum can be less than the range's. */
export function netProfitByDay(
  teams: Teams,
  agent: number,
  stretch: Stretch,
  from: number,
  to: number,
): NetProfit[] {
  const first = dayNumber(from)
  return teams
    .days(stretch, from, to)
    .days.map((money, index) =>
      netProfitOf(money, rebatesOf(teams, agent, dayStart(first + index), [money.validBet])),
    )
}

/** What the teams of several agents reached, each as `teamNetProfit` has it. Their accounts are read in one go. */
export function lineNetProfits(
  teams: Teams,
  agents: readonly number[],
  from: number,
  to: number,
): TeamResult[] {
  const lines = agents.map((agent) => teamBelow(teams, agent))
  const start = lines.reduce((least, [first]) => Math.min(least, first), Number.POSITIVE_INFINITY)
  const end = lines.reduce((most, [, last]) => Math.max(most, last), 0)
  if (end <= start) return agents.map(() => ({ ...netProfitOf(noMoney, 0), active: 0 }))
  const sums = teams.sums([start, end], from, to)
  const bets = teams.betsByDay(lines, from, to)
  return agents.map((agent, index) => {
    const line = lines[index] ?? [start, start]
    return {
      ...netProfitOf(sums.money(...line), rebatesOf(teams, agent, from, bets[index] ?? [])),
      active: sums.active(...line),
    }
  })
}

const noMoney: TeamMoney = { deposits: 0, withdrawals: 0, validBet: 0, payout: 0, bonuses: 0 }
