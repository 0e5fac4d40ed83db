import type { Database } from '../db/database.ts'
import { Refusal } from '../gateway/refusal.ts'
import { writeRate } from '../teams/rates.ts'
import {
  type AgreedContract,
  agreedContracts,
  type Contract,
  contractsNotOver,
  type Terms,
} from './contract-store.ts'
import { endAfter, startAfter } from './rules.ts'
import { type Ending, lowestFrom, whatEnds } from './what-ends.ts'

/** What agreeing to a contract or ending it would do: when, and what ends with it below. */
export type Effect = { at: number; endings: Ending[] }

const ownOf = (below: ReadonlyMap<number, AgreedContract[]>, { uplineId, agentId }: Pair): AgreedContract[] =>
  (below.get(uplineId) ?? []).filter((one) => one.agentId === agentId)

type Pair = Pick<Contract, 'uplineId' | 'agentId'>

/** What happens if terms are agreed at a moment. The agent's contract of until then ends when the new one starts. */
export function effectOfAgreeing(
  db: Database,
  pair: Pair & Pick<Terms, 'rate' | 'period'>,
  time: number,
): Effect {
  const below = contractsNotOver(db, time)
  const at = startAfter(pair.period, time)
  const before = ownOf(below, pair).map((one) => ({ ...one, ends: Math.min(one.ends ?? at, at) }))
  const own = [...before, { rate: pair.rate, starts: at, ends: null }]
  return { at, endings: whatEnds(pair.agentId, own, below, time) }
}

/** What happens if a contract is ended at a moment. */
export function effectOfEnding(db: Database, contract: AgreedContract, time: number): Effect {
  const below = contractsNotOver(db, time)
  const at = endAfter(contract, time)
  const own = ownOf(below, contract).map((one) => (one.id === contract.id ? { ...one, ends: at } : one))
  return { at, endings: whatEnds(contract.agentId, own, below, time) }
}

/** The highest rate that somebody can pass on from a moment on: the lowest it then has. No bound for the operator. */
export const highestFrom = (db: Database, uplineId: number, from: number): number =>
  uplineId === 0 ? Number.POSITIVE_INFINITY : lowestFrom(agreedContracts(db, uplineId), from)

/** @throws Refusal CONTRACT_NONE_ABOVE, CONTRACT_RATE_BOUNDS if the upline doesn't have the rate that long */
export function checkBounds(
  db: Database,
  { uplineId, rate, period }: Pair & Pick<Terms, 'rate' | 'period'>,
  time: number,
): void {
  const highest = highestFrom(db, uplineId, startAfter(period, time))
  if (highest === 0) throw new Refusal('CONTRACT_NONE_ABOVE', {}, { field: 'rate' })
  if (rate > highest)
    throw new Refusal('CONTRACT_RATE_BOUNDS', { highest: writeRate(highest) }, { field: 'rate' })
}
