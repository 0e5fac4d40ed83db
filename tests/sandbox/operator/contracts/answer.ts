import type { ValueOf } from '#shared/contract/endpoint.ts'
import type { agentContracts } from '#shared/contract/endpoints/agent-contracts.ts'
import type { Sandbox } from '../sandbox.ts'
import { writeRate } from '../teams/rates.ts'
import { agree, closeProposal, endContract } from './agree.ts'
import type { Contract } from './contract-store.ts'
import { notifyParty } from './notify-party.ts'
import { changed, isActive, ownContract, requireShown, type ShownEffect } from './own-contract.ts'
import { reject } from './reject.ts'
import { isOpen } from './rules.ts'
import { writeContract } from './write-contract.ts'

type Parts = Pick<Sandbox, 'db' | 'clock'>
type Written = ValueOf<typeof agentContracts.answer>
type One = { contractId: string }

/** Each action below works on the state that it is for; repeated by the same party, it changes nothing. */
const latest = ({ db }: Parts, agentId: number, contractId: string): Written =>
  writeContract(db, ownContract(db, agentId, contractId))

/** Accepts or rejects a proposal of the other side. @throws Refusal as the endpoint says */
export function answerProposal(
  parts: Parts,
  me: number,
  { contractId, accept, ...shown }: One & ShownEffect & { accept: boolean },
): Written {
  const { db, clock } = parts
  const contract = ownContract(db, me, contractId)
  const answerer = contract.requested ? contract.uplineId : contract.agentId
  const isAnswered = accept ? contract.starts !== null : contract.state === 'rejected'
  if (me === answerer && isAnswered) return writeContract(db, contract)
  if (me !== answerer || !isOpen(contract)) throw changed(db, contract)
  const now = clock.now()
  if (accept) {
    requireShown(db, contract, shown, now)
    agree(parts, contract, now)
  } else reject(parts, contract, now)
  return latest(parts, me, contractId)
}

/** Takes back an own proposal, or the own wish to end a contract. @throws Refusal as the endpoint says */
export function withdraw(
  parts: Parts,
  me: number,
  { contractId, what }: One & { what: 'proposal' | 'end' },
): Written {
  const { db, clock } = parts
  const contract = ownContract(db, me, contractId)
  const { requested, uplineId, agentId, state, endAsked } = contract
  const by = what === 'end' || requested ? agentId : uplineId
  const notice = { to: by === agentId ? uplineId : agentId, by, time: clock.now() }
  const rate = writeRate(contract.rate)
  const canBe = what === 'end' ? isActive(contract) : isOpen(contract) || state === 'withdrawn'
  if (me !== by || !canBe) throw changed(db, contract)
  if (isOpen(contract)) {
    closeProposal(parts, contract, 'withdrawn', clock.now())
    notifyParty(parts, notice, 'contractWithdrawn', { rate })
  } else if (endAsked !== null) {
    clearEndAsked(parts, contract)
    notifyParty(parts, notice, 'contractEndTakenBack', { rate })
  }
  return latest(parts, me, contractId)
}

/** Ends a direct downline's contract with its running period. @throws Refusal as the endpoint says */
export function terminate(parts: Parts, me: number, { contractId, ...shown }: One & ShownEffect): Written {
  return end(parts, me, contractId, shown, 'terminated')
}

/** Asks the upline to end the own contract. @throws Refusal as the endpoint says */
export function askEnd(parts: Parts, me: number, { contractId }: One): Written {
  const { db, clock } = parts
  const contract = ownContract(db, me, contractId)
  const { uplineId, agentId, rate, endAsked, id } = contract
  if (me !== agentId || !isActive(contract)) throw changed(db, contract)
  const now = clock.now()
  if (endAsked === null) {
    db.run('UPDATE contracts SET end_asked = ? WHERE id = ?', now, id)
    notifyParty(parts, { to: uplineId, by: agentId, time: now }, 'contractEndAsked', {
      rate: writeRate(rate),
    })
  }
  return latest(parts, me, contractId)
}

/** Agrees or refuses to end a direct downline's contract. @throws Refusal as the endpoint says */
export function answerEnd(
  parts: Parts,
  me: number,
  { contractId, accept, ...shown }: One & ShownEffect & { accept: boolean },
): Written {
  if (accept) return end(parts, me, contractId, shown, 'agreed')
  const { db, clock } = parts
  const contract = ownContract(db, me, contractId)
  const { uplineId, agentId, rate, endAsked } = contract
  if (me !== uplineId || !isActive(contract)) throw changed(db, contract)
  if (endAsked !== null) {
    clearEndAsked(parts, contract)
    const notice = { to: agentId, by: uplineId, time: clock.now() }
    notifyParty(parts, notice, 'contractEndRefused', { rate: writeRate(rate) })
  }
  return latest(parts, me, contractId)
}

function end(
  parts: Parts,
  me: number,
  contractId: string,
  shown: ShownEffect,
  reason: 'terminated' | 'agreed',
): Written {
  const { db, clock } = parts
  const contract = ownContract(db, me, contractId)
  if (me === contract.uplineId && contract.endReason === reason) return writeContract(db, contract)
  const isAsked = reason === 'terminated' || contract.endAsked !== null
  if (me !== contract.uplineId || !isActive(contract) || !isAsked) throw changed(db, contract)
  requireShown(db, contract, shown, clock.now())
  endContract(parts, contract, reason, clock.now())
  return latest(parts, me, contractId)
}

const clearEndAsked = ({ db }: Parts, { id }: Contract): void => {
  db.run('UPDATE contracts SET end_asked = NULL WHERE id = ?', id)
}
