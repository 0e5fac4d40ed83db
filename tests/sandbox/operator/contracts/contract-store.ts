import { dayLength } from '#sandbox/world/market/merchant-zone.ts'
import type { RefusalReason } from '#shared/contract/endpoints/agent-contract-schemas.ts'
import type { ContractPeriod } from '#shared/contract/endpoints/agent-contracts.ts'
import type { Database } from '../db/database.ts'
import type { Rate } from '../teams/rates.ts'

/** How long a proposal can be answered. */
export const answerTime = 7 * dayLength

/** What was or is to be agreed. Money in minor units. */
export type Terms = {
  rate: Rate
  period: ContractPeriod
  activeMembers: number
  validBet: number
  netProfit: number
}

export type ContractState =
  | 'offered'
  | 'requested'
  | 'active'
  | 'rejected'
  | 'withdrawn'
  | 'expired'
  | 'ended'
export type EndReason = 'replaced' | 'terminated' | 'agreed' | 'lowerRate'

/** A contract, agreed or proposed. Times in ms. */
export type Contract = Terms & {
  id: number
  /** 0 for the operator. */
  uplineId: number
  agentId: number
  state: ContractState
  created: number
  answerBy: number | null
  decided: number | null
  starts: number | null
  ends: number | null
  endReason: EndReason | null
  endAsked: number | null
  /** 1 if the agent asked for it. */
  requested: 0 | 1
  refusedFor: RefusalReason | null
}

/** A contract that was agreed. */
export type AgreedContract = Contract & { state: 'active' | 'ended'; starts: number }

const columns = `id, upline_id AS uplineId, agent_id AS agentId, rate, period, active_members AS activeMembers,
  valid_bet AS validBet, net_profit AS netProfit, state, created, answer_by AS answerBy, decided, starts, ends,
  end_reason AS endReason, end_asked AS endAsked, requested, refused_for AS refusedFor`
const agreed = `SELECT ${columns} FROM contracts WHERE state IN ('active', 'ended')`

export const contractById = (db: Database, id: number): Contract | undefined =>
  db.get<Contract>(`SELECT ${columns} FROM contracts WHERE id = ?`, id)

/** The contract by which an agent is paid at a moment. */
export const contractAt = (db: Database, agentId: number, time: number): AgreedContract | undefined =>
  db.get<AgreedContract>(
    `${agreed} AND agent_id = ?1 AND starts <= ?2 AND (ends IS NULL OR ends > ?2)`,
    agentId,
    time,
  )

/** Every contract that an agent has agreed to, oldest first. */
export const agreedContracts = (db: Database, agentId: number): AgreedContract[] =>
  db.all<AgreedContract>(`${agreed} AND agent_id = ? ORDER BY starts`, agentId)

/** Every agreed contract with the direct downlines of an agent, by downline and then oldest first. */
export const downlineContracts = (db: Database, uplineId: number): AgreedContract[] =>
  db.all<AgreedContract>(`${agreed} AND upline_id = ? ORDER BY agent_id, starts`, uplineId)

/** Every agreed contract that isn't over at a moment, by upline. */
export const contractsNotOver = (db: Database, time: number): Map<number, AgreedContract[]> =>
  Map.groupBy(
    db.all<AgreedContract>(`${agreed} AND (ends IS NULL OR ends > ?) ORDER BY agent_id, starts`, time),
    ({ uplineId }) => uplineId,
  )

const open = "state IN ('offered', 'requested')"

/** The proposal that waits between an agent and its upline. */
export const openProposal = (db: Database, agentId: number): Contract | undefined =>
  db.get<Contract>(`SELECT ${columns} FROM contracts WHERE agent_id = ? AND ${open}`, agentId)

/** Every proposal that waits between an agent and those directly below. */
export const openBelow = (db: Database, uplineId: number): Contract[] =>
  db.all<Contract>(`SELECT ${columns} FROM contracts WHERE upline_id = ? AND ${open}`, uplineId)

/** Everything that waits for an answer, anywhere. */
export const allWaiting = (db: Database): Contract[] =>
  db.all<Contract>(`SELECT ${columns} FROM contracts WHERE ${open} OR end_asked IS NOT NULL`)

type NewContract = Pick<Contract, 'uplineId' | 'agentId' | 'state' | 'created'> &
  Terms &
  Partial<Pick<Contract, 'answerBy' | 'decided' | 'starts' | 'requested'>> & { requestKey?: string | null }

/** Adds a contract and returns its id. What isn't given is empty. */
function add(db: Database, contract: NewContract): number {
  const { uplineId, agentId, rate, period, activeMembers, validBet, netProfit, state, created } = contract
  const { answerBy = null, decided = null, starts = null, requested = 0, requestKey = null } = contract
  const { id } = db.run(
    `INSERT INTO contracts (upline_id, agent_id, rate, period, active_members, valid_bet, net_profit, state, created,
       answer_by, decided, starts, requested, request_key) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)`,
    uplineId,
    agentId,
    rate,
    period,
    activeMembers,
    validBet,
    netProfit,
    state,
    created,
    answerBy,
    decided,
    starts,
    requested,
    requestKey,
  )
  return id
}

/** What a party proposes to the other. */
export type Proposal = Pick<Contract, 'uplineId' | 'agentId' | 'requested' | 'created'> &
  Terms & { requestKey: string | null }

/** Adds a proposal, to be answered in time, and returns its id. */
export const addProposal = (db: Database, proposal: Proposal): number =>
  add(db, {
    ...proposal,
    state: proposal.requested ? 'requested' : 'offered',
    answerBy: proposal.created + answerTime,
  })

/** Adds a contract that was agreed as it began. */
export const addAgreed = (
  db: Database,
  { starts, ...contract }: Pick<AgreedContract, 'uplineId' | 'agentId' | 'starts'> & Terms,
): number => add(db, { ...contract, state: 'active', created: starts, decided: starts, starts })

/** How many contracts one side has proposed to the other since a moment; the agent is the lower one. */
export const proposedSince = (db: Database, requested: 0 | 1, agentId: number, since: number): number =>
  db.get<{ count: number }>(
    'SELECT COUNT(*) AS count FROM contracts WHERE agent_id = ? AND requested = ? AND created >= ?',
    agentId,
    requested,
    since,
  )?.count ?? 0

/** What somebody has proposed with a key. */
export const proposedWith = (db: Database, requested: 0 | 1, by: number, key: string): Contract | undefined =>
  db.get<Contract>(
    `SELECT ${columns} FROM contracts WHERE ${requested ? 'agent_id' : 'upline_id'} = ? AND requested = ${requested}
       AND request_key = ?`,
    by,
    key,
  )

/** One page of the contracts that an agent is a party of, latest first, and how many there are. */
export function contractPage(
  db: Database,
  agentId: number,
  side: 'upline' | 'downlines' | undefined,
  { limit, offset }: { limit: number; offset: number },
): { list: Contract[]; total: number } {
  const own = { upline: 'agent_id = ?1', downlines: 'upline_id = ?1' }
  const where = side ? own[side] : `(${own.upline} OR ${own.downlines})`
  const total =
    db.get<{ count: number }>(`SELECT COUNT(*) AS count FROM contracts WHERE ${where}`, agentId)?.count ?? 0
  const list = db.all<Contract>(
    `SELECT ${columns} FROM contracts WHERE ${where} ORDER BY created DESC, id DESC LIMIT ?2 OFFSET ?3`,
    agentId,
    limit,
    offset,
  )
  return { list, total }
}
