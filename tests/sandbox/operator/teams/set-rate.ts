import { dayLength, isoDay, startOfDay } from '#sandbox/world/market/merchant-zone.ts'
import type { DownlineRates } from '#shared/contract/endpoints/agent-team.ts'
import { Refusal } from '../gateway/refusal.ts'
import { sendMessage } from '../messages/message-store.ts'
import type { Sandbox } from '../sandbox.ts'
import { teamAccount } from './overview.ts'
import { type Rate, type RateBook, readRate, writeNewRate, writeRate } from './rates.ts'

type Parts = Pick<Sandbox, 'db' | 'clock' | 'teams'>

/** The bounds of an account's rate in hundredths of a percent, and the line that the lower one comes from. */
type Bounds = { lowest: Rate; lowestLine: number | null; highest: Rate }

/** The highest rate that an account has or will have, and the lowest. A change must fit both. */
export const extremes = (
  rates: RateBook,
  position: number,
  now: number,
): readonly [lowest: Rate, highest: Rate] => {
  const current = rates.rate(position, now)
  const next = rates.next(position, now)?.rate ?? current
  return [Math.min(current, next), Math.max(current, next)]
}

function boundsOf({ teams, clock }: Parts, position: number): Bounds {
  const { order, rates } = teams
  const now = clock.now()
  const bounds: Bounds = { lowest: 0, lowestLine: null, highest: 0 }
  for (const line of order.lines(position)) {
    const [, rate] = extremes(rates, line, now)
    if (rate <= bounds.lowest) continue
    bounds.lowest = rate
    bounds.lowestLine = line
  }
  const upline = order.parents[position] ?? -1
  return { ...bounds, highest: upline < 0 ? bounds.lowest : extremes(rates, upline, now)[0] }
}

/** When a rate that is set now applies from: the next midnight. */
const nextMidnight = (now: number): number => startOfDay(now) + dayLength

/** An account's rebate rate as an agent above it sees it. */
export function ratesOf(parts: Parts, agentId: number, position: number): DownlineRates {
  const { order, rates } = parts.teams
  const now = parts.clock.now()
  const { rate, since } = rates.at(position, now)
  const next = rates.next(position, now)
  const { lowest, lowestLine, highest } = boundsOf(parts, position)
  return {
    rate: writeRate(rate),
    since,
    next: next && { rate: writeRate(next.rate), from: next.from },
    lowest: writeRate(lowest),
    lowestLine: lowestLine === null ? null : teamAccount(order, lowestLine),
    highest: writeRate(highest),
    from: nextMidnight(now),
    mayChange: order.parents[position] === order.positionOf(agentId),
  }
}

/**
 * Sets the rate of a direct downline from the next midnight on, and sends it a message. Setting the same rate twice
 * changes nothing.
 * @throws Refusal NOT_DIRECT_DOWNLINE, RATE_INVALID, RATE_OUT_OF_BOUNDS
 */
export function setDownlineRate(
  parts: Parts,
  agentId: number,
  accountId: string,
  text: string,
): DownlineRates {
  const { db, clock, teams } = parts
  const position = teams.order.positionOf(Number(accountId))
  if (teams.order.parents[position] !== teams.order.positionOf(agentId))
    throw new Refusal('NOT_DIRECT_DOWNLINE')
  const rate = readRate(text.trim())
  if (rate === undefined) throw new Refusal('RATE_INVALID')
  const { lowest, highest } = boundsOf(parts, position)
  if (rate < lowest || rate > highest)
    throw new Refusal('RATE_OUT_OF_BOUNDS', { lowest: writeRate(lowest), highest: writeRate(highest) })
  const now = clock.now()
  const from = nextMidnight(now)
  const latest = teams.rates.next(position, now)?.rate ?? teams.rates.rate(position, now)
  if (rate === latest) return ratesOf(parts, agentId, position)
  writeNewRate(db, Number(accountId), from, rate)
  sendMessage(parts, Number(accountId), 'rateSet', { rate: writeRate(rate), day: isoDay(from) })
  return ratesOf(parts, agentId, position)
}
