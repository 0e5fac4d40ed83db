import { inZone } from '#sandbox/world/market/merchant-zone.ts'
import { fromMinor } from '#shared/domain/money.ts'
import { Refusal } from '../gateway/refusal.ts'
import type { Sandbox } from '../sandbox.ts'
import { type LimitUse, limitsOf } from './play-limits.ts'
import { notePlay } from './play-time.ts'

type Parts = Pick<Sandbox, 'db' | 'clock' | 'settings'>

/** A limit that is reached. `left` in minor units; none for time. `until`: when play or deposits are possible again. */
export type Reached = {
  code: 'DEPOSIT_LIMIT' | 'LOSS_LIMIT' | 'TIME_LIMIT'
  limit: number
  left?: number
  until: number
}

const codes = { deposit: 'DEPOSIT_LIMIT', loss: 'LOSS_LIMIT', time: 'TIME_LIMIT' } as const

/** Which limit an amount more would exceed. Of several, the one that leaves the least. */
function exceeded(limits: readonly LimitUse[], amount: number): Reached | undefined {
  const room = ({ lowest, used }: LimitUse) => (lowest ?? Number.POSITIVE_INFINITY) - used
  const over = limits.filter((limit) => room(limit) < amount)
  const [tightest] = over.toSorted((a, b) => room(a) - room(b) || b.resets - a.resets)
  if (!tightest) return undefined
  const { kind, lowest } = tightest
  return {
    code: codes[kind],
    limit: lowest ?? 0,
    ...(kind !== 'time' && { left: Math.max(0, room(tightest)) }),
    // Later ones that leave nothing keep the door closed for longer.
    until: Math.max(tightest.resets, ...over.filter((limit) => room(limit) <= 0).map(({ resets }) => resets)),
  }
}

/** A time limit is reached once all of it is used, so one ms more must fit. */
const timeUp = (parts: Parts, accountId: number) => exceeded(limitsOf(parts, accountId, 'time'), 1)

/**
 * Why a bet isn't taken. Undefined if it may be. Notes the play, so that the time up to this bet counts, but none is
 * added once the time is used up.
 */
export function betLimit(parts: Parts, accountId: number, amount: number): Reached | undefined {
  const reached = timeUp(parts, accountId)
  if (reached) return reached
  notePlay(parts, accountId)
  return timeUp(parts, accountId) ?? exceeded(limitsOf(parts, accountId, 'loss'), amount)
}

/**
 * Refuses a launch for an account that has reached a loss or time limit.
 * @throws Refusal LOSS_LIMIT, TIME_LIMIT
 */
export function checkPlayLimits(parts: Parts, accountId: number): void {
  const reached = timeUp(parts, accountId) ?? exceeded(limitsOf(parts, accountId, 'loss'), 1)
  if (reached) throw refusalOf(reached)
}

/**
 * Which deposit limit an amount (in minor units) would exceed. Undefined for none.
 * @param except an order that isn't counted, because the amount is its own.
 */
export const depositLimit = (
  parts: Parts,
  accountId: number,
  amount: number,
  except?: string,
): Reached | undefined => exceeded(limitsOf(parts, accountId, 'deposit', { except }), amount)

/**
 * Refuses a deposit that would exceed a limit, before an order is made.
 * @param amount in minor units.
 * @throws Refusal DEPOSIT_LIMIT
 */
export function checkDepositLimits(parts: Parts, member: { id: number }, amount: number): void {
  const reached = depositLimit(parts, member.id, amount)
  if (reached) throw refusalOf(reached)
}

const pesos = (minor: number): string =>
  new Intl.NumberFormat('en-PH', { style: 'currency', currency: 'PHP' }).format(minor / 100)

/** Date and time in the merchant's zone, to the minute. */
const moment = (time: number): string => inZone(time).toISOString().slice(0, 16).replace('T', ' ')

function refusalOf({ code, limit, left = 0, until }: Reached): Refusal {
  const value = { until, ...(code !== 'TIME_LIMIT' && { left: fromMinor(left) }) }
  const fill = { limit: pesos(limit), left: pesos(left), minutes: Math.round(limit / 60_000) }
  return new Refusal(code, { ...fill, until: moment(until) }, value)
}
