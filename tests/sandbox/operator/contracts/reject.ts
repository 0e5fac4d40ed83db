import type { Text } from '#sandbox/world/texts/language.ts'
import type { RefusalReason } from '#shared/contract/endpoints/agent-contract-schemas.ts'
import type { Sandbox } from '../sandbox.ts'
import { writeRate } from '../teams/rates.ts'
import { closeProposal } from './agree.ts'
import type { Contract } from './contract-store.ts'
import { notifyParty } from './notify-party.ts'
import { texts } from './texts.ts'

type Parts = Pick<Sandbox, 'db' | 'clock'>

/** Rejects a proposal, for a reason if the operator or a generated agent does. Whoever made it gets a message. */
export function reject(parts: Parts, contract: Contract, time: number, reason?: RefusalReason): void {
  const { id, uplineId, agentId, requested, rate } = contract
  closeProposal(parts, contract, 'rejected', time)
  if (reason) parts.db.run('UPDATE contracts SET refused_for = ? WHERE id = ?', reason, id)
  const [to, by] = requested ? [agentId, uplineId] : [uplineId, agentId]
  const fill = { rate: writeRate(rate), reason: reason ? reasons[reason] : '' }
  notifyParty(parts, { to, by, time }, 'contractRejected', fill)
}

const reasons: Readonly<Record<RefusalReason, Text>> = texts.reasons
