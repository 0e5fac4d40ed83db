import { dayLength, startOfDay } from '#sandbox/world/market/merchant-zone.ts'
import type { ValueOf } from '#shared/contract/endpoint.ts'
import type {
  agentTeam,
  Downline,
  downlineOrders,
  downlineStates,
} from '#shared/contract/endpoints/agent-team.ts'
import { fromMinor, parseAmount, toMinor } from '#shared/domain/money.ts'
import { Refusal } from '../gateway/refusal.ts'
import { checkMoments, pageOf } from '../records/filter.ts'
import type { Sandbox } from '../sandbox.ts'
import { stretchOf, teamAccount } from './overview.ts'
import { pickPage } from './pick-page.ts'
import { writeRate } from './rates.ts'
import type { TeamSums } from './team-sums.ts'

type Parts = Pick<Sandbox, 'db' | 'clock' | 'teams'>
type Order = (typeof downlineOrders)[number]
type State = (typeof downlineStates)[number]

export type DownlineFilter = {
  from: number
  to: number
  accountId?: string | undefined
  scope: 'direct' | 'all'
  search?: string | undefined
  kind?: 'agents' | 'members' | undefined
  state?: State | undefined
  level?: number | undefined
  minBalance?: string | undefined
  maxBalance?: string | undefined
}

/** Days without a bet after which a member is idle. */
export const idleDays = 30

/** Everything that the rows of a team are read from. */
function teamView(parts: Parts, agentId: number, from: number, to: number) {
  const { teams, clock } = parts
  const { order, balances, rates } = teams
  const agent = order.positionOf(agentId)
  const team = stretchOf(order, agent, false)
  const sums = teams.sums(team, from, to)
  const now = clock.now()
  // By whole days, so that the calls of a day share it.
  const quiet = startOfDay(now) - (idleDays - 1) * dayLength
  let recent: TeamSums | undefined
  const balance = (position: number) => balances[order.ids[position] ?? 0] ?? 0
  const line = (position: number, column: 'validBet' | 'payout') =>
    sums.sum(column, position, order.ends[position] ?? position + 1)
  return {
    order,
    agent,
    sums,
    now,
    rates,
    balance,
    validBet: (position: number) => line(position, 'validBet'),
    payout: (position: number) => line(position, 'payout'),
    profit: (position: number) => line(position, 'validBet') - line(position, 'payout'),
    rate: (position: number) => rates.rate(position, now),
    level: (position: number) => (order.depths[position] ?? 0) - (order.depths[agent] ?? 0),
    state: (position: number): State => {
      recent ??= teams.sums(team, quiet, quiet + idleDays * dayLength)
      if (recent.own(position, 'validBet') > 0) return 'active'
      return (order.created[position] ?? 0) >= quiet ? 'new' : 'idle'
    },
  }
}

export type TeamView = ReturnType<typeof teamView>
export { teamView }

/** A member of the team as a row of the list. */
export function downlineRow(view: TeamView, position: number): Downline {
  const { order } = view
  return {
    ...teamAccount(order, position),
    agent: order.isAgent[position] === 1,
    level: view.level(position),
    upline: teamAccount(order, order.parents[position] ?? view.agent),
    joined: order.created[position] ?? 0,
    team: order.teamSize(position),
    balance: fromMinor(view.balance(position)),
    validBet: fromMinor(view.validBet(position)),
    profit: fromMinor(view.profit(position)),
    rate: writeRate(view.rate(position)),
    state: view.state(position),
  }
}

/** Positions of the accounts that a filter selects, in order. */
export function selectDownlines(view: TeamView, filter: DownlineFilter): Int32Array {
  const { order, agent } = view
  const base = filter.accountId === undefined ? agent : order.positionOf(Number(filter.accountId))
  const [start, end] = stretchOf(order, base, false)
  const { searchNames } = order
  const search = (filter.search ?? '').trim().toLowerCase()
  const [least, most] = [minorOf(filter.minBalance), minorOf(filter.maxBalance)]
  const chosen = new Int32Array(end - start)
  let count = 0
  for (let position = start; position < end; position += 1) {
    if (filter.scope === 'direct' && order.parents[position] !== base) continue
    if (filter.kind && (order.isAgent[position] === 1) !== (filter.kind === 'agents')) continue
    if (filter.level !== undefined && view.level(position) !== filter.level) continue
    if (search && !searchNames[position]?.includes(search)) continue
    if (least !== undefined && view.balance(position) < least) continue
    if (most !== undefined && view.balance(position) > most) continue
    if (filter.state && view.state(position) !== filter.state) continue
    chosen[count++] = position
  }
  return chosen.subarray(0, count)
}

/**
 * One page of the members below an agent, and the sums of the whole filter.
 * @throws Refusal RANGE_INVALID, PAGE_INVALID, INVALID_INPUT for a balance that is no amount
 */
export function listDownlines(
  parts: Parts,
  agentId: number,
  filter: DownlineFilter & {
    pageNo: number
    pageSize: number
    sort?: Order | undefined
    order?: 'ascending' | 'descending' | undefined
  },
): ValueOf<typeof agentTeam.downlines> {
  checkMoments(filter.from, filter.to)
  const { limit, offset } = pageOf(filter)
  const view = teamView(parts, agentId, filter.from, filter.to)
  const { order, agent, sums } = view
  const chosen = selectDownlines(view, filter)
  const keys: Record<Order, (position: number) => number> = {
    account: order.nameRank,
    joined: (position) => order.created[position] ?? 0,
    team: order.teamSize,
    balance: view.balance,
    validBet: view.validBet,
    profit: view.profit,
    rate: view.rate,
    level: view.level,
  }
  const sign = filter.order === 'ascending' ? 1 : -1
  const key = keys[filter.sort ?? 'validBet']
  const page = pickPage(chosen, (position) => sign * key(position), offset, limit)
  // Whole lines side by side don't overlap. Accounts of several levels do, so each counts for itself alone.
  const share = filter.scope === 'direct' ? view : ownShare(sums)
  const totals = { balance: 0, validBet: 0, payout: 0 }
  for (let index = 0; index < chosen.length; index += 1) {
    const position = chosen[index] ?? 0
    totals.balance += view.balance(position)
    totals.validBet += share.validBet(position)
    totals.payout += share.payout(position)
  }
  const base = filter.accountId === undefined ? agent : order.positionOf(Number(filter.accountId))
  return {
    list: page.map((position) => downlineRow(view, position)),
    total: chosen.length,
    totalPages: Math.ceil(chosen.length / limit),
    path: order.path(agent, base).map((step) => teamAccount(order, step)),
    totals: {
      members: chosen.length,
      balance: fromMinor(totals.balance),
      validBet: fromMinor(totals.validBet),
      profit: fromMinor(totals.validBet - totals.payout),
    },
  }
}

const ownShare = (sums: TeamSums) => ({
  validBet: (position: number) => sums.own(position, 'validBet'),
  payout: (position: number) => sums.own(position, 'payout'),
})

/** @throws Refusal INVALID_INPUT for a balance that is no amount */
function minorOf(text: string | undefined): number | undefined {
  if (text === undefined || text === '') return undefined
  const amount = parseAmount(text)
  if (amount === undefined) throw new Refusal('INVALID_INPUT', { field: 'balance' })
  return Number(toMinor(amount))
}
