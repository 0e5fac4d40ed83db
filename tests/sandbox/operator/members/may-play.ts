import { inZone } from '#sandbox/world/market/merchant-zone.ts'
import { Refusal } from '../gateway/refusal.ts'
import type { Sandbox } from '../sandbox.ts'
import type { Member } from './member-store.ts'

type Standing = Pick<Member, 'heldMinutes' | 'excludedUntil' | 'breakUntil'>
type Parts = Pick<Sandbox, 'clock'>

/** Why an account may not log in. Undefined if it may. */
function barred({ clock }: Parts, { heldMinutes, excludedUntil }: Standing): Refusal | undefined {
  if (heldMinutes !== null)
    return new Refusal('ACCOUNT_LOCKED', { minutes: heldMinutes }, { minutes: heldMinutes })
  if (excludedUntil === null || excludedUntil <= clock.now()) return undefined
  return new Refusal('ACCOUNT_EXCLUDED', { until: dateInManila(excludedUntil) }, { until: excludedUntil })
}

/** Why an account may not play or deposit. During a break it may still log in and withdraw. */
function closure(parts: Parts, member: Standing): Refusal | undefined {
  const refusal = barred(parts, member)
  const { breakUntil } = member
  if (refusal || breakUntil === null || breakUntil <= parts.clock.now()) return refusal
  const until = inZone(breakUntil).toISOString().slice(0, 16).replace('T', ' ')
  return new Refusal('ACCOUNT_ON_BREAK', { until }, { until: breakUntil })
}

/** Whether an account may play. A session that began before its exclusion, break or lock doesn't help. */
export const mayPlay = (parts: Parts, member: Standing): boolean => closure(parts, member) === undefined

/**
 * Refuses play and deposits to an account that is locked by the operator, self-excluded or on a break.
 * @throws Refusal ACCOUNT_LOCKED, ACCOUNT_EXCLUDED, ACCOUNT_ON_BREAK
 */
export function refuseClosed(parts: Parts, member: Standing): void {
  const refusal = closure(parts, member)
  if (refusal) throw refusal
}

/**
 * Refuses the login of an account that is locked by the operator or self-excluded.
 * @throws Refusal ACCOUNT_LOCKED, ACCOUNT_EXCLUDED
 */
export function refuseLogin(parts: Parts, member: Standing): void {
  const refusal = barred(parts, member)
  if (refusal) throw refusal
}

const dateInManila = (time: number): string =>
  new Intl.DateTimeFormat('en-CA', { timeZone: 'Asia/Manila', dateStyle: 'short' }).format(time)
