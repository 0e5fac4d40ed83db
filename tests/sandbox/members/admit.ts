import { roleOf } from '#shared/domain/roles.ts'
import { staffType } from '../accounts.ts'
import { Refusal } from '../gateway/refusal.ts'
import type { Sandbox } from '../sandbox.ts'
import { lockedMinutes } from './account-lock.ts'
import type { Member } from './member-store.ts'

/**
 * Lets in an account whose owner has proved that he is it, or says why not.
 * @throws Refusal ACCOUNT_LOCKED, NOT_A_MEMBER, AGENTS_ONLY, ACCOUNT_EXCLUDED.
 */
export function admit(sandbox: Sandbox, member: Member): void {
  const { clock, settings } = sandbox
  refuseLocked(sandbox, member)
  if (member.type === staffType) throw new Refusal('NOT_A_MEMBER')
  if (settings.values.agentSite && roleOf(member.type) !== 'agent') throw new Refusal('AGENTS_ONLY')
  if (member.excludedUntil !== null && member.excludedUntil > clock.now())
    throw new Refusal(
      'ACCOUNT_EXCLUDED',
      { until: dateInManila(member.excludedUntil) },
      { until: member.excludedUntil },
    )
}

/**
 * Before a password is looked at: a locked account isn't opened by the right one either.
 * @throws Refusal ACCOUNT_LOCKED, with the minutes it stays so.
 */
export function refuseLocked({ clock }: Pick<Sandbox, 'clock'>, member: Member): void {
  const minutes = lockedMinutes(member, clock.now())
  if (minutes !== undefined) throw new Refusal('ACCOUNT_LOCKED', { minutes }, { minutes })
}

const dateInManila = (time: number): string =>
  new Intl.DateTimeFormat('en-CA', { timeZone: 'Asia/Manila', dateStyle: 'short' }).format(time)
