import type { InputOf, ValueOf } from '#shared/contract/endpoint.ts'
import {
  type ContractDownline,
  type DownlineContractState,
  downlineContractStates,
} from '#shared/contract/endpoints/agent-contract-schemas.ts'
import type { agentContracts } from '#shared/contract/endpoints/agent-contracts.ts'
import { pageOf } from '../records/filter.ts'
import type { Sandbox } from '../sandbox.ts'
import { stretchOf, teamAccount } from '../teams/overview.ts'
import { contractFigures, lastMonth, runningPeriod } from './contract-figures.ts'
import { type AgreedContract, type Contract, downlineContracts, openBelow } from './contract-store.ts'
import { offerBoundsOf } from './offer-bounds.ts'
import { directAgent } from './propose.ts'
import { writeContract } from './write-contract.ts'

type Parts = Pick<Sandbox, 'db' | 'clock' | 'teams'>

/** An agent directly below, by its position, and what there is between the two. */
type Line = {
  position: number
  current: AgreedContract | undefined
  next: AgreedContract | undefined
  proposal: Contract | undefined
  state: DownlineContractState
}

/** The states that wait for the upline's answer. */
const waits: readonly DownlineContractState[] = ['requested', 'asksToEnd']

function linesOf({ db, clock, teams }: Parts, agentId: number): Line[] {
  const now = clock.now()
  const { order } = teams
  const agreed = Map.groupBy(downlineContracts(db, agentId), (contract) => contract.agentId)
  const proposals = new Map(openBelow(db, agentId).map((proposal) => [proposal.agentId, proposal]))
  return [...order.lines(order.positionOf(agentId))]
    .filter((position) => order.isAgent[position] === 1)
    .map((position) => {
      const id = order.ids[position] ?? 0
      const left = (agreed.get(id) ?? []).filter(({ ends }) => ends === null || ends > now)
      const current = left.find(({ starts }) => starts <= now)
      const next = left.find(({ starts, ends }) => starts > now && (ends === null || ends > starts))
      const proposal = proposals.get(id)
      return { position, current, next, proposal, state: stateOf(current, next, proposal) }
    })
}

function stateOf(
  current: AgreedContract | undefined,
  next: AgreedContract | undefined,
  proposal: Contract | undefined,
): DownlineContractState {
  if (proposal?.requested) return 'requested'
  if ([current, next].some((one) => (one?.endAsked ?? null) !== null)) return 'asksToEnd'
  if (proposal) return 'offered'
  if (next) return 'toCome'
  if (current) return current.ends === null ? 'inForce' : 'ending'
  return 'none'
}

/** How many requests of direct downlines wait for an agent's answer. */
export const countRequests = (parts: Parts, agentId: number): number =>
  linesOf(parts, agentId).filter(({ state }) => waits.includes(state)).length

/** One page of the agents directly below, those that wait first. @throws Refusal PAGE_INVALID */
export function listContractDownlines(
  parts: Parts,
  agentId: number,
  { search, state, ...page }: InputOf<typeof agentContracts.downlines>,
): ValueOf<typeof agentContracts.downlines> {
  const { limit, offset } = pageOf(page)
  const { order } = parts.teams
  const words = (search ?? '').trim().toLowerCase()
  const rank = (line: Line) => Math.min(downlineContractStates.indexOf(line.state), 3)
  const chosen = linesOf(parts, agentId)
    .filter((line) => state === undefined || line.state === state)
    .filter(({ position }) => order.searchNames[position]?.includes(words))
    .toSorted(
      (one, other) =>
        rank(one) - rank(other) || order.nameRank(one.position) - order.nameRank(other.position),
    )
  return {
    list: chosen.slice(offset, offset + limit).map((line) => rowOf(parts, agentId, line)),
    total: chosen.length,
    totalPages: Math.ceil(chosen.length / limit),
    totals: {
      inForce: chosen.filter(({ current }) => current !== undefined).length,
      waiting: chosen.filter((line) => waits.includes(line.state)).length,
    },
  }
}

function rowOf({ db, clock, teams }: Parts, agentId: number, line: Line): ContractDownline {
  const { order } = teams
  const { position, current, next, proposal, state } = line
  const now = clock.now()
  const team = stretchOf(order, order.positionOf(agentId), false)
  const written = (contract: Contract | undefined) => (contract ? writeContract(db, contract) : null)
  return {
    ...teamAccount(order, position),
    team: order.teamSize(position),
    state,
    current: written(current),
    next: written(next),
    proposal: written(proposal),
    figures: contractFigures(teams, position, runningPeriod(current, now), now, team),
  }
}

/** One agent directly below, with what an offer can be based on. @throws Refusal as the endpoint says */
export function contractDownline(
  parts: Parts,
  agentId: number,
  accountId: string,
): ValueOf<typeof agentContracts.downline> {
  const { db, clock, teams } = parts
  const { order } = teams
  const position = order.positionOf(directAgent(parts, agentId, accountId))
  const line = linesOf(parts, agentId).find((one) => one.position === position)
  if (!line) throw new Error('a direct agent has no line')
  const now = clock.now()
  const team = stretchOf(order, order.positionOf(agentId), false)
  return {
    ...rowOf(parts, agentId, line),
    lastMonth: contractFigures(teams, position, lastMonth(now), now, team),
    bounds: offerBoundsOf(db, agentId, now),
  }
}
