import type { InputOf, ValueOf } from '#shared/contract/endpoint.ts'
import type { agentContracts } from '#shared/contract/endpoints/agent-contracts.ts'
import type { Member } from '../members/member-store.ts'
import { pageOf } from '../records/filter.ts'
import type { Sandbox } from '../sandbox.ts'
import { contractFigures, runningPeriod } from './contract-figures.ts'
import { agreedContracts, type Contract, contractPage, openProposal } from './contract-store.ts'
import { countRequests } from './downline-contracts.ts'
import { effectOfAgreeing, effectOfEnding } from './effects.ts'
import { offerBoundsOf } from './offer-bounds.ts'
import { isActive } from './own-contract.ts'
import { uplineParty, writeContract, writeEffect } from './write-contract.ts'

type Parts = Pick<Sandbox, 'db' | 'clock' | 'teams'>

/** An agent's own contract, and what is proposed between it and its upline. */
export function contractOverview(parts: Parts, agent: Member): ValueOf<typeof agentContracts.overview> {
  const { db, clock, teams } = parts
  const now = clock.now()
  const left = agreedContracts(db, agent.id).filter(({ ends }) => ends === null || ends > now)
  const current = left.find(({ starts }) => starts <= now)
  const next = left.find(({ starts, ends }) => starts > now && (ends === null || ends > starts))
  const proposal = openProposal(db, agent.id)
  const toEnd = left.find(isActive)
  const written = (contract: Contract | undefined) => (contract ? writeContract(db, contract) : null)
  const position = teams.order.positionOf(agent.id)
  const figures = (contract: Contract | undefined) =>
    contractFigures(teams, position, runningPeriod(contract, now), now)
  return {
    upline: uplineParty(db, agent.parentId ?? 0),
    current: written(current),
    next: written(next),
    proposal: written(proposal),
    proposalEffect: proposal ? writeEffect(db, effectOfAgreeing(db, proposal, now)) : null,
    endEffect: toEnd ? writeEffect(db, effectOfEnding(db, toEnd, now)) : null,
    figures: figures(current),
    proposalFigures: proposal ? figures(proposal) : null,
    bounds: offerBoundsOf(db, agent.id, now),
  }
}

/** How many offers and requests wait for an agent's answer. */
export const countWaiting = (parts: Parts, agentId: number): number => {
  const proposal = openProposal(parts.db, agentId)
  return countRequests(parts, agentId) + (proposal && !proposal.requested ? 1 : 0)
}

/** One page of an agent's contracts, agreed or not, latest first. @throws Refusal PAGE_INVALID */
export function contractHistory(
  { db }: Parts,
  agentId: number,
  input: InputOf<typeof agentContracts.history>,
): ValueOf<typeof agentContracts.history> {
  const page = pageOf(input)
  const { list, total } = contractPage(db, agentId, input.with, page)
  return {
    list: list.map((contract) => writeContract(db, contract)),
    total,
    totalPages: Math.ceil(total / page.limit),
  }
}
