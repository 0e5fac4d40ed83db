import type { ValueOf } from '#shared/contract/endpoint.ts'
import { type agentContracts, contractPeriods } from '#shared/contract/endpoints/agent-contracts.ts'
import type { Database } from '../db/database.ts'
import { writeRate } from '../teams/rates.ts'
import { highestFrom } from './effects.ts'
import { startAfter } from './rules.ts'

/** The highest rate that an agent can offer for each period, and when a contract accepted now would start. */
export const offerBoundsOf = (
  db: Database,
  agentId: number,
  now: number,
): ValueOf<typeof agentContracts.overview>['bounds'] =>
  contractPeriods.map((period) => {
    const starts = startAfter(period, now)
    return { period, starts, highestRate: writeRate(highestFrom(db, agentId, starts)) }
  })
