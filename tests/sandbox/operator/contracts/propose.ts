import { isoDay, startOfDay } from '#sandbox/world/market/merchant-zone.ts'
import type { InputOf, ValueOf } from '#shared/contract/endpoint.ts'
import type { agentContracts, ContractPeriod } from '#shared/contract/endpoints/agent-contracts.ts'
import { Refusal } from '../gateway/refusal.ts'
import type { Member } from '../members/member-store.ts'
import type { Sandbox } from '../sandbox.ts'
import { writeRate } from '../teams/rates.ts'
import {
  addProposal,
  agreedContracts,
  answerTime,
  type Contract,
  contractAt,
  contractById,
  openProposal,
  proposedSince,
  proposedWith,
  type Terms,
} from './contract-store.ts'
import { checkBounds, effectOfAgreeing } from './effects.ts'
import { notifyParty } from './notify-party.ts'
import { isSame } from './rules.ts'
import { contractRate, readTerms } from './terms.ts'
import { writeContract, writeEffect } from './write-contract.ts'

type Parts = Pick<Sandbox, 'db' | 'clock' | 'teams'>
type Written = ValueOf<typeof agentContracts.offer>
type Pair = Pick<Contract, 'uplineId' | 'agentId'>

const longestKey = 100
/** How often one side can propose to the other in a day: each time the other gets a message. */
const mostPerDay = 5

/** @throws Refusal NOT_DIRECT_DOWNLINE, CONTRACT_AGENTS_ONLY */
export function directAgent({ teams: { order } }: Parts, uplineId: number, accountId: string): number {
  const position = order.positionOf(Number(accountId))
  if (order.parents[position] !== order.positionOf(uplineId)) throw new Refusal('NOT_DIRECT_DOWNLINE')
  if (!order.isAgent[position]) throw new Refusal('CONTRACT_AGENTS_ONLY')
  return Number(accountId)
}

/** Offers a contract to a direct downline, once for each request key. @throws Refusal as the endpoint says */
export function offerContract(
  parts: Parts,
  upline: Member,
  { accountId, requestKey, ...input }: InputOf<typeof agentContracts.offer>,
): Written {
  const made = madeWith(parts, 0, upline.id, requestKey)
  if (made) return made
  const pair = { uplineId: upline.id, agentId: directAgent(parts, upline.id, accountId) }
  const terms = readTerms(input)
  requireRoom(parts, pair)
  checkBounds(parts.db, { ...pair, ...terms }, parts.clock.now())
  return propose(parts, pair, terms, 0, requestKey)
}

/** Asks the upline or the operator for a contract, once for each request key. @throws Refusal as the endpoint says */
export function requestContract(
  parts: Parts,
  agent: Member,
  { requestKey, ...input }: InputOf<typeof agentContracts.request>,
): Written {
  const made = madeWith(parts, 1, agent.id, requestKey)
  if (made) return made
  const pair = { uplineId: agent.parentId ?? 0, agentId: agent.id }
  const terms = readTerms(input)
  requireRoom(parts, pair)
  return propose(parts, pair, terms, 1, requestKey)
}

function madeWith({ db }: Parts, requested: 0 | 1, by: number, key: string): Written | undefined {
  if (key === '' || key.length > longestKey) throw new Refusal('INVALID_INPUT', { field: 'requestKey' })
  const made = proposedWith(db, requested, by, key)
  return made && writeContract(db, made)
}

/** @throws Refusal CONTRACT_PENDING, CONTRACT_TO_COME */
function requireRoom({ db, clock }: Parts, { agentId }: Pair): void {
  if (openProposal(db, agentId)) throw new Refusal('CONTRACT_PENDING')
  const now = clock.now()
  const next = agreedContracts(db, agentId).find(({ state, starts }) => state === 'active' && starts > now)
  if (next) throw new Refusal('CONTRACT_TO_COME', { day: isoDay(next.starts) })
}

function propose(parts: Parts, pair: Pair, terms: Terms, requested: 0 | 1, requestKey: string): Written {
  const { db, clock } = parts
  const now = clock.now()
  const current = contractAt(db, pair.agentId, now)
  if (current?.ends === null && isSame(current, terms)) throw new Refusal('CONTRACT_SAME')
  if (proposedSince(db, requested, pair.agentId, startOfDay(now)) >= mostPerDay)
    throw new Refusal('CONTRACT_LIMIT', { count: mostPerDay })
  const { uplineId, agentId } = pair
  const id = addProposal(db, { ...pair, ...terms, requested, created: now, requestKey })
  const [to, by] = requested ? [uplineId, agentId] : [agentId, uplineId]
  const fill = { rate: writeRate(terms.rate), day: isoDay(now + answerTime) }
  notifyParty(parts, { to, by, time: now }, requested ? 'contractRequested' : 'contractOffered', fill)
  const written = contractById(db, id)
  if (!written) throw new Error('a contract that was just written is gone')
  return writeContract(db, written)
}

/** What an offer to a direct downline would do if it were accepted now. @throws Refusal as the endpoint says */
export function previewOffer(
  parts: Parts,
  uplineId: number,
  input: { accountId: string; rate: string; period: ContractPeriod },
): ValueOf<typeof agentContracts.preview> {
  const { db, clock } = parts
  const now = clock.now()
  const { period } = input
  const pair = { uplineId, agentId: directAgent(parts, uplineId, input.accountId) }
  const terms = { ...pair, period, rate: contractRate(input.rate) }
  checkBounds(db, terms, now)
  return { ...writeEffect(db, effectOfAgreeing(db, terms, now)), answerBy: now + answerTime }
}
