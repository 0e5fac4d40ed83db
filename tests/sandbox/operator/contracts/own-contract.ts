import type { Database } from '../db/database.ts'
import { Refusal } from '../gateway/refusal.ts'
import { type AgreedContract, type Contract, contractById } from './contract-store.ts'
import { type Effect, effectOfAgreeing, effectOfEnding } from './effects.ts'
import { isOpen } from './rules.ts'
import { writeContract, writeEffect } from './write-contract.ts'

/** The effect of an action as it was shown to whoever acts: when, and the ids of the contracts that end. */
export type ShownEffect = { at: number; ending: readonly string[] }

/**
 * A contract of which an agent is a party.
 * @throws Refusal CONTRACT_UNKNOWN, whether there is no such contract or it is between others
 */
export function ownContract(db: Database, agentId: number, contractId: string): Contract {
  const contract = /^\d{1,9}$/.test(contractId) ? contractById(db, Number(contractId)) : undefined
  if (!contract || ![contract.uplineId, contract.agentId].includes(agentId))
    throw new Refusal('CONTRACT_UNKNOWN')
  return contract
}

/** Whether a contract is agreed and has no end. */
export const isActive = (contract: Contract): contract is AgreedContract => contract.state === 'active'

/** Refuses an action on a contract that isn't any more what it was when it was shown. */
export const changed = (db: Database, contract: Contract): Refusal =>
  new Refusal('CONTRACT_CHANGED', {}, { contract: writeContract(db, contract) })

/**
 * What accepting a proposal or ending a contract would do now.
 * @throws Refusal CONTRACT_CHANGED if it is neither
 */
export function effectOf(db: Database, contract: Contract, now: number): Effect {
  if (isOpen(contract)) return effectOfAgreeing(db, contract, now)
  if (isActive(contract)) return effectOfEnding(db, contract, now)
  throw changed(db, contract)
}

/** @throws Refusal CONTRACT_CHANGED, with the effect of now, if it isn't the one that was shown */
export function requireShown(db: Database, contract: Contract, shown: ShownEffect, now: number): void {
  const effect = writeEffect(db, effectOf(db, contract, now))
  const ids = (list: readonly string[]) => list.toSorted().join()
  const isSame =
    effect.at === shown.at && ids(effect.ending.map(({ contractId }) => contractId)) === ids(shown.ending)
  if (!isSame) throw changed(db, contract).with({ effect })
}
