import { demoType } from '#shared/domain/roles.ts'
import { Refusal } from '../gateway/refusal.ts'
import type { Sandbox } from '../sandbox.ts'
import type { Member } from './member-store.ts'
import { isPassword } from './passwords.ts'
import type { Session } from './sessions.ts'

/**
 * Requires the password of somebody who is signed in. Wrong tries are counted per session, separately from those at
 * the login.
 * @throws Refusal DEMO_NOT_ALLOWED, WRONG_PASSWORD, ACCOUNT_LOCKED
 */
export function confirmPassword(
  { wrongTries }: Sandbox,
  member: Member,
  { hash }: Session,
  password: string,
): void {
  if (member.type === demoType) throw new Refusal('DEMO_NOT_ALLOWED')
  const tries = { subject: `check ${member.id}`, place: hash }
  wrongTries.refuseLocked(tries)
  if (isPassword(password, member.password)) return wrongTries.clear(tries)
  wrongTries.record(tries)
  throw new Refusal('WRONG_PASSWORD')
}
