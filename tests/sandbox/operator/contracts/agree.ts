import { isoDay } from '#sandbox/world/market/merchant-zone.ts'
import type { Sandbox } from '../sandbox.ts'
import { writeRate } from '../teams/rates.ts'
import {
  type AgreedContract,
  type Contract,
  contractAt,
  type EndReason,
  openBelow,
} from './contract-store.ts'
import { checkBounds, type Effect, effectOfAgreeing, effectOfEnding, highestFrom } from './effects.ts'
import { notifyParty } from './notify-party.ts'
import { startAfter } from './rules.ts'
import type { Ending } from './what-ends.ts'

type Parts = Pick<Sandbox, 'db' | 'clock'>

/**
 * Agrees to a proposal at a moment: its contract starts, the one before it ends then, and so do those below that it
 * can't carry. Everybody concerned gets a message.
 * @throws Refusal CONTRACT_NONE_ABOVE, CONTRACT_RATE_BOUNDS, before anything has changed
 */
export function agree(parts: Parts, contract: Contract, time: number): Effect {
  const { db } = parts
  const { id, uplineId, agentId, rate, requested } = contract
  checkBounds(db, contract, time)
  const effect = effectOfAgreeing(db, contract, time)
  db.run(
    `UPDATE contracts SET state = 'ended', ends = ?1, end_reason = 'replaced', end_asked = NULL
     WHERE agent_id = ?2 AND state IN ('active', 'ended') AND (ends IS NULL OR ends > ?1)`,
    effect.at,
    agentId,
  )
  db.run(
    "UPDATE contracts SET state = 'active', decided = ?, starts = ?, answer_by = NULL WHERE id = ?",
    time,
    effect.at,
    id,
  )
  const [to, by] = requested ? [agentId, uplineId] : [uplineId, agentId]
  notifyParty(parts, { to, by, time }, 'contractAccepted', { rate: writeRate(rate), day: isoDay(effect.at) })
  endBelow(parts, agentId, effect.endings, time)
  return effect
}

/** Ends a contract with its running period, and with it those below. Its agent gets a message. */
export function endContract(
  parts: Parts,
  contract: AgreedContract,
  reason: Extract<EndReason, 'terminated' | 'agreed'>,
  time: number,
): Effect {
  const effect = effectOfEnding(parts.db, contract, time)
  const { agentId: to, uplineId: by, rate } = contract
  writeEnd(parts, contract, effect.at, reason)
  notifyParty(parts, { to, by, time }, 'contractEnds', { rate: writeRate(rate), day: isoDay(effect.at) })
  endBelow(parts, to, effect.endings, time)
  return effect
}

const writeEnd = ({ db }: Parts, { id }: Contract, ends: number, reason: EndReason): void => {
  db.run(
    "UPDATE contracts SET state = 'ended', ends = ?, end_reason = ?, end_asked = NULL WHERE id = ?",
    ends,
    reason,
    id,
  )
}

/** Ends what can't go on below an agent, and takes back offers that can't be kept any more. */
function endBelow(parts: Parts, agentId: number, endings: readonly Ending[], time: number): void {
  for (const { contract, at } of endings) writeEnd(parts, contract, at, 'lowerRate')
  for (const { contract, at } of endings) {
    const { agentId: to, uplineId: by, rate } = contract
    const lower = writeRate(contractAt(parts.db, by, at)?.rate ?? 0)
    notifyParty(parts, { to, by, time }, 'contractLowered', { rate: writeRate(rate), day: isoDay(at), lower })
  }
  for (const agent of new Set([agentId, ...endings.map(({ contract }) => contract.agentId)]))
    withdrawOffers(parts, agent, time)
}

function withdrawOffers(parts: Parts, uplineId: number, time: number): void {
  const { db } = parts
  for (const offer of openBelow(db, uplineId)) {
    const start = startAfter(offer.period, time)
    if (offer.requested || offer.rate <= highestFrom(db, uplineId, start)) continue
    closeProposal(parts, offer, 'withdrawn', time)
    notifyParty(parts, { to: offer.agentId, by: uplineId, time }, 'contractWithdrawn', {
      rate: writeRate(offer.rate),
    })
  }
}

/** Ends a proposal that nothing was agreed on. */
export function closeProposal(
  { db }: Parts,
  { id }: Contract,
  state: 'rejected' | 'withdrawn' | 'expired',
  time: number,
): void {
  db.run('UPDATE contracts SET state = ?, decided = ?, answer_by = NULL WHERE id = ?', state, time, id)
}
