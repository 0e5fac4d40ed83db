import { roleOf } from '#shared/domain/roles.ts'
import { Refusal } from '../gateway/refusal.ts'
import type { Sandbox } from '../sandbox.ts'
import { refuseLogin } from './may-play.ts'
import type { Member } from './member-store.ts'

/**
 * Refuses an account that can't be credited with bonuses.
 * @throws Refusal DEMO_NOT_ALLOWED, ACCOUNT_LOCKED, ACCOUNT_EXCLUDED
 */
export function refuseClaims(sandbox: Pick<Sandbox, 'clock'>, member: Member): void {
  if (roleOf(member.type) === 'demo') throw new Refusal('DEMO_NOT_ALLOWED')
  refuseLogin(sandbox, member)
}
