import type { AgentContract, ContractEffect } from '#shared/contract/endpoints/agent-contract-schemas.ts'
import { fromMinor } from '#shared/domain/money.ts'
import type { Database } from '../db/database.ts'
import { writeRate } from '../teams/rates.ts'
import type { Contract } from './contract-store.ts'
import type { Effect } from './effects.ts'
import { accountName } from './party-name.ts'

/** The upline of a contract as answers name it. */
export const uplineParty = (db: Database, id: number): AgentContract['upline'] =>
  id === 0 ? { accountId: null, account: null } : { accountId: String(id), account: accountName(db, id) }

/** A contract as its parties see it. */
export function writeContract(db: Database, contract: Contract): AgentContract {
  const { id, uplineId, agentId, rate, validBet, netProfit, state, requested, ...rest } = contract
  return {
    ...rest,
    contractId: String(id),
    upline: uplineParty(db, uplineId),
    agent: { accountId: String(agentId), account: accountName(db, agentId) },
    rate: writeRate(rate),
    validBet: fromMinor(validBet),
    netProfit: fromMinor(netProfit),
    state: state === 'active' ? 'agreed' : state,
    requested: requested === 1,
  }
}

/** What an action would do, with the contracts that would end in the order of their accounts' lines. */
export const writeEffect = (db: Database, { at, endings }: Effect): ContractEffect => ({
  at,
  ending: endings.map(({ contract: { id, agentId, rate }, at: ends }) => ({
    contractId: String(id),
    accountId: String(agentId),
    account: accountName(db, agentId),
    rate: writeRate(rate),
    ends,
  })),
})
