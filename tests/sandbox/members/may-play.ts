import { Refusal } from '../gateway/refusal.ts'
import type { Sandbox } from '../sandbox.ts'
import type { Member } from './member-store.ts'

type Standing = Pick<Member, 'heldMinutes' | 'excludedUntil'>

/** Why an account may not log in, play or deposit. Undefined if it may. */
function closure({ clock }: Pick<Sandbox, 'clock'>, member: Standing): Refusal | undefined {
  const { heldMinutes, excludedUntil } = member
  if (heldMinutes !== null)
    return new Refusal('ACCOUNT_LOCKED', { minutes: heldMinutes }, { minutes: heldMinutes })
  if (excludedUntil === null || excludedUntil <= clock.now()) return undefined
  return new Refusal('ACCOUNT_EXCLUDED', { until: dateInManila(excludedUntil) }, { until: excludedUntil })
}

/** Whether an account may play. A session that began before its exclusion or lock doesn't help. */
export const mayPlay = (sandbox: Pick<Sandbox, 'clock'>, member: Standing): boolean =>
  closure(sandbox, member) === undefined

/**
 * Refuses an account that is locked by the operator or self-excluded.
 * @throws Refusal ACCOUNT_LOCKED, ACCOUNT_EXCLUDED
 */
export function refuseClosed(sandbox: Pick<Sandbox, 'clock'>, member: Standing): void {
  const refusal = closure(sandbox, member)
  if (refusal) throw refusal
}

const dateInManila = (time: number): string =>
  new Intl.DateTimeFormat('en-CA', { timeZone: 'Asia/Manila', dateStyle: 'short' }).format(time)
