import { inZone } from '#sandbox/world/market/merchant-zone.ts'
import type { Pause, PausePeriod } from '#shared/contract/endpoints/limits.ts'
import { Refusal } from '../gateway/refusal.ts'
import type { Member } from '../members/member-store.ts'
import type { Sandbox } from '../sandbox.ts'
import { pauseEnd, pauseKindOf } from './periods.ts'

/** The break or exclusion under way; of both, the exclusion. */
export function currentPause(
  { clock }: Pick<Sandbox, 'clock'>,
  { excludedUntil, breakUntil }: Pick<Member, 'excludedUntil' | 'breakUntil'>,
): Pause | null {
  const now = clock.now()
  if (excludedUntil !== null && excludedUntil > now) return { kind: 'exclusion', until: excludedUntil }
  return breakUntil !== null && breakUntil > now ? { kind: 'break', until: breakUntil } : null
}

/**
 * Begins a break or an exclusion. An exclusion ends all sessions of the account.
 * @throws Refusal PAUSE_NOT_LONGER if a break under way lasts as long or longer
 */
export function beginPause(sandbox: Sandbox, member: Member, period: PausePeriod): Pause {
  const { db, clock, sessions } = sandbox
  const kind = pauseKindOf(period)
  const until = pauseEnd(period, clock.now())
  const current = currentPause(sandbox, member)
  // An exclusion stops more than a break, so it may end before one.
  if (current && current.kind === kind && current.until >= until)
    throw new Refusal(
      'PAUSE_NOT_LONGER',
      { until: inZone(current.until).toISOString().slice(0, 16).replace('T', ' ') },
      { until: current.until },
    )
  if (kind === 'break') db.run('INSERT OR REPLACE INTO play_breaks VALUES (?, ?)', member.id, until)
  else {
    db.run('UPDATE accounts SET excluded_until = ? WHERE id = ?', until, member.id)
    sessions.endAllOf(member.id)
  }
  return { kind, until }
}
