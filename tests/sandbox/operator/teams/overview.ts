import { dayLength, isoDay } from '#sandbox/world/market/merchant-zone.ts'
import type { ValueOf } from '#shared/contract/endpoint.ts'
import type { agentTeam, TeamAccount, TeamFigures } from '#shared/contract/endpoints/agent-team.ts'
import { fromMinor } from '#shared/domain/money.ts'
import { checkMoments } from '../records/filter.ts'
import type { Sandbox } from '../sandbox.ts'
import { incomeWithin } from './income.ts'
import type { Stretch, TeamOrder } from './team-order.ts'
import { moneyOf } from './team-sums.ts'
import type { Teams } from './teams.ts'
import { dayNumber, dayStart } from './timeline.ts'

type Parts = Pick<Sandbox, 'db' | 'clock' | 'teams'>
type Range = { from: number; to: number }
type Overview = ValueOf<typeof agentTeam.overview>

/** Everybody below the account at a position; with `whole`, the account itself too. */
export const stretchOf = (order: TeamOrder, position: number, whole: boolean): Stretch => [
  whole ? position : position + 1,
  order.ends[position] ?? position + 1,
]

/** An account as the contract names it. */
export const teamAccount = (order: TeamOrder, position: number): TeamAccount => ({
  accountId: String(order.ids[position] ?? 0),
  account: order.names[position] ?? '',
})

/** The range of the same length directly before, counted in whole days of the merchant's zone. */
export function rangeBefore({ from, to }: Range): Range {
  const days = to > from ? dayNumber(to - 1) - dayNumber(from) + 1 : 0
  return { from: from - days * dayLength, to: to - days * dayLength }
}

/**
 * The figures of an agent's team, or of one of its lines.
 * @throws Refusal RANGE_INVALID
 */
export function teamOverview(
  parts: Parts,
  agentId: number,
  { from, to, accountId }: Range & { accountId?: string | undefined },
): Overview {
  checkMoments(from, to)
  const { clock, teams } = parts
  const { order } = teams
  const agent = order.positionOf(agentId)
  const position = accountId === undefined ? agent : order.positionOf(Number(accountId))
  const stretch = stretchOf(order, position, position !== agent)
  const now = { from, to }
  const before = rangeBefore(now)
  const { days, gameTypes } = teams.days(stretch, from, to)
  const joined = joinedByDay(order, stretch, now)
  const income = (range: Range) => fromMinor(incomeWithin(parts.db, agentId, range.from, range.to))
  return {
    path: order.path(agent, position).map((step) => teamAccount(order, step)),
    now: figuresOf(teams, stretch, now),
    before: figuresOf(teams, stretch, before),
    income: position === agent ? { now: income(now), before: income(before) } : null,
    days: days.map(({ active, ...money }, index) => ({
      date: isoDay(dayStart(dayNumber(from) + index)),
      joined: joined[index] ?? 0,
      active,
      ...written(money),
    })),
    gameTypes: [...gameTypes]
      .filter(([, { validBet, payout }]) => validBet > 0 || payout > 0)
      .toSorted(([, one], [, other]) => other.validBet - one.validBet)
      .map(([gameType, { validBet, payout }]) => ({
        gameType,
        validBet: fromMinor(validBet),
        payout: fromMinor(payout),
        profit: fromMinor(validBet - payout),
      })),
    asOf: Math.min(to, clock.now()),
  }
}

/** Sums as the contract writes them, with the profit. */
function written(money: ReturnType<typeof moneyOf>) {
  const { deposits, withdrawals, validBet, payout, bonuses } = money
  return {
    deposits: fromMinor(deposits),
    withdrawals: fromMinor(withdrawals),
    validBet: fromMinor(validBet),
    payout: fromMinor(payout),
    profit: fromMinor(validBet - payout),
    bonuses: fromMinor(bonuses),
  }
}

function figuresOf(teams: Teams, stretch: Stretch, { from, to }: Range): TeamFigures {
  const { order } = teams
  const [start, end] = stretch
  const sums = teams.sums(stretch, from, to)
  let members = 0
  let agents = 0
  for (let position = start; position < end; position += 1)
    if ((order.created[position] ?? 0) < to) {
      members += 1
      agents += order.isAgent[position] ?? 0
    }
  return {
    ...written(sums.money(start, end)),
    members,
    agents,
    joined: joinedWithin(order, stretch, from, to),
    active: sums.active(start, end),
    firstDepositors: teams.firstDepositors(stretch, from, to),
  }
}

function joinedWithin({ created }: TeamOrder, [start, end]: Stretch, from: number, to: number): number {
  let joined = 0
  for (let position = start; position < end; position += 1) {
    const time = created[position] ?? 0
    if (time >= from && time < to) joined += 1
  }
  return joined
}

/** How many joined on each day of a range, by the index of the day. A day at its edge counts only as far as it's in. */
function joinedByDay({ created }: TeamOrder, [start, end]: Stretch, { from, to }: Range): readonly number[] {
  const joined: number[] = []
  const first = dayNumber(from)
  for (let position = start; position < end; position += 1) {
    const time = created[position] ?? 0
    if (time < from || time >= to) continue
    const index = dayNumber(time) - first
    joined[index] = (joined[index] ?? 0) + 1
  }
  return joined
}
