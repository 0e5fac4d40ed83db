import type { AccountKind } from '#shared/contract/endpoints/agent-register.ts'
import { Refusal } from '../gateway/refusal.ts'
import type { Sandbox } from '../sandbox.ts'
import { type Rate, readRate, writeRate } from '../teams/rates.ts'
import { extremes } from '../teams/set-rate.ts'

/** After how many days a link can end; null for never. */
export const linkDays: readonly (number | null)[] = [7, 30, 90, null]
export const longestName = 30
export const mostUses = 10_000
export const mostLinks = 50
export const accountsADay = 50

/** The type of an agent directly below one of this type. */
const typeBelow: Readonly<Record<number, number>> = { 1: 2, 2: 41, 41: 42, 42: 42 }
const memberType = 0

/** The type of a new account below an agent. */
export const newType = (kind: AccountKind, agentType: number): number =>
  kind === 'agent' ? (typeBelow[agentType] ?? 42) : memberType

/** The highest rate of a new account: what the agent has and will have. */
export function highestRate({ teams, clock }: Pick<Sandbox, 'teams' | 'clock'>, agentId: number): Rate {
  return extremes(teams.rates, teams.order.positionOf(agentId), clock.now())[0]
}

/** @throws Refusal RATE_INVALID, NEW_RATE_OUT_OF_BOUNDS */
export function newRate(parts: Pick<Sandbox, 'teams' | 'clock'>, agentId: number, text: string): Rate {
  const rate = readRate(text.trim())
  if (rate === undefined) throw new Refusal('RATE_INVALID', {}, { field: 'rate' })
  const highest = highestRate(parts, agentId)
  if (rate > highest)
    throw new Refusal('NEW_RATE_OUT_OF_BOUNDS', { highest: writeRate(highest) }, { field: 'rate' })
  return rate
}

/** @throws Refusal LINK_NAME_INVALID */
export function linkName(text: string): string {
  const name = text.trim()
  if ([...name].length > longestName || /\p{C}/u.test(name.replaceAll('\u200d', '')))
    throw new Refusal('LINK_NAME_INVALID', { most: longestName }, { field: 'name' })
  return name
}

/** @throws Refusal LINK_END_INVALID, LINK_USES_INVALID */
export function checkLimits(days: number | null, maxUses: number | null): void {
  if (!linkDays.includes(days))
    throw new Refusal('LINK_END_INVALID', { days: linkDays.filter(Boolean).join(', ') }, { field: 'days' })
  if (maxUses !== null && !(Number.isInteger(maxUses) && maxUses >= 1 && maxUses <= mostUses))
    throw new Refusal('LINK_USES_INVALID', { most: mostUses }, { field: 'maxUses' })
}
