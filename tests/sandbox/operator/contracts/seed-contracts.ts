import { agentIds } from '#sandbox/world/accounts/accounts.ts'
import { inZone, momentOf } from '#sandbox/world/market/merchant-zone.ts'
import { agentTypes } from '#shared/domain/roles.ts'
import type { Database } from '../db/database.ts'
import { mix } from '../teams/mix.ts'
import type { Rate } from '../teams/rates.ts'
import { addAgreed, type Terms } from './contract-store.ts'

/** Rates of the named agents, in hundredths of a percent of their teams' net profit. */
const named: Readonly<Record<number, Rate>> = {
  [agentIds.top]: 1200,
  [agentIds.second]: 800,
  [agentIds.third]: 500,
  [agentIds.other]: 400,
}
const steps = [100, 150, 200, 300] as const
/** Months of contracts before the current one. All agents were there before. */
const pastMonths = 12
/** A share of the world's agents without a contract. */
const without = 0.2

/** Terms of the top agents of the world, whose contracts are with the operator. */
const topRate: Rate = 1000

/** What a contract asks for grows with its rate. */
const termsOf = (rate: Rate): Terms => ({
  rate,
  period: 'monthly',
  activeMembers: Math.max(3, Math.floor(rate / 40)),
  validBet: rate * 10_000,
  netProfit: 0,
})

/**
 * Gives the agents contracts that began a year ago: the named ones by the table above, the world's a step below their
 * upline, some none. The first ones are with the operator.
 */
export function seedContracts(db: Database, now: number): void {
  const agents = db.all<{ id: number; upline: number }>(
    `SELECT id, COALESCE(parent_id, 0) AS upline FROM accounts WHERE type IN (${agentTypes.join(', ')})`,
  )
  const below = Map.groupBy(agents, ({ upline }) => upline)
  const local = inZone(now)
  const starts = momentOf(local.getUTCFullYear(), local.getUTCMonth() - pastMonths)
  const seed = (upline: number, highest: Rate) => {
    for (const { id } of below.get(upline) ?? []) {
      const rate = named[id] ?? generatedRate(id, highest)
      if (rate > 0) addAgreed(db, { uplineId: upline, agentId: id, ...termsOf(rate), starts })
      seed(id, rate)
    }
  }
  seed(0, topRate)
}

function generatedRate(id: number, highest: Rate): Rate {
  if (highest <= 100 || mix(id, 0, -21) < without) return 0
  return Math.max(0, highest - (steps[Math.floor(mix(id, 0, -22) * steps.length)] ?? 100))
}
