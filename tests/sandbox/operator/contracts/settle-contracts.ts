import { isoDay } from '#sandbox/world/market/merchant-zone.ts'
import type { Database } from '../db/database.ts'
import type { Sandbox } from '../sandbox.ts'
import { mix } from '../teams/mix.ts'
import { writeRate } from '../teams/rates.ts'
import { agree, closeProposal, endContract } from './agree.ts'
import { allWaiting, type Contract, contractAt } from './contract-store.ts'
import { highestFrom } from './effects.ts'
import { notifyParty } from './notify-party.ts'
import { isActive } from './own-contract.ts'
import { reject } from './reject.ts'
import { acceptsOffer, isOpen, startAfter, whyRefused } from './rules.ts'

type Parts = Pick<Sandbox, 'db' | 'clock'>

/** How long the operator takes to answer. */
export const operatorTakes = 60_000
const hour = 3_600_000

/** When a generated agent answers: two to six hours later. */
const agentTakes = ({ id }: Contract): number => 2 * hour + Math.floor(mix(id, 0, -31) * 4 * hour)

const isGenerated = (db: Database, id: number): boolean =>
  db.get('SELECT 1 FROM world.members WHERE id = ?', id) !== undefined

/**
 * Does what is due by the clock, in the order of time: proposals expire, the operator answers requests, and generated
 * agents answer what waits for them. All contracts at once, because one that ends may end others in any team.
 */
export function settleContracts(parts: Parts): void {
  const now = parts.clock.now()
  for (;;) {
    const [first] = allWaiting(parts.db)
      .map((contract) => ({ contract, ...answerOf(parts.db, contract) }))
      .filter(({ due }) => due <= now)
      .toSorted((one, other) => one.due - other.due || one.contract.id - other.contract.id)
    if (!first) return
    if (first.itself) answerItself(parts, first.contract, first.due)
    else expire(parts, first.contract, first.due)
  }
}

/** When something that waits is answered by itself, or expires. */
function answerOf(db: Database, contract: Contract): { due: number; itself: boolean } {
  const { state, uplineId, agentId, created, endAsked, answerBy } = contract
  const answerer = state === 'offered' ? agentId : uplineId
  const asked = isOpen(contract) ? created : (endAsked ?? created)
  const never = { due: answerBy ?? Number.POSITIVE_INFINITY, itself: false }
  if (answerer === 0) return { due: asked + operatorTakes, itself: true }
  return isGenerated(db, answerer) ? { due: asked + agentTakes(contract), itself: true } : never
}

function expire(parts: Parts, contract: Contract, time: number): void {
  const { uplineId, agentId, rate } = contract
  closeProposal(parts, contract, 'expired', time)
  const fill = { rate: writeRate(rate), day: isoDay(time) }
  notifyParty(parts, { to: uplineId, by: agentId, time }, 'contractExpired', fill)
  notifyParty(parts, { to: agentId, by: uplineId, time }, 'contractExpired', fill)
}

function answerItself(parts: Parts, contract: Contract, time: number): void {
  const { db } = parts
  const { state, uplineId, agentId } = contract
  if (isActive(contract)) {
    endContract(parts, contract, 'agreed', time)
    return
  }
  const current = contractAt(db, agentId, time)
  const isCovered = contract.rate <= highestFrom(db, uplineId, startAfter(contract.period, time))
  const refusal = state === 'requested' ? whyRefused(current, contract) : undefined
  const isAccepted = state === 'requested' ? refusal === undefined : acceptsOffer(current, contract)
  if (isCovered && isAccepted) agree(parts, contract, time)
  else reject(parts, contract, time, state === 'requested' ? (refusal ?? 'rate') : undefined)
}
