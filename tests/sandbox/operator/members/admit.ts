import { staffType } from '#sandbox/world/accounts/accounts.ts'
import { roleOf } from '#shared/domain/roles.ts'
import { Refusal } from '../gateway/refusal.ts'
import type { Sandbox } from '../sandbox.ts'
import { refuseLogin } from './may-play.ts'
import type { Member } from './member-store.ts'

/**
 * Lets in an account whose owner has been authenticated.
 * @throws Refusal ACCOUNT_LOCKED, NOT_A_MEMBER, AGENTS_ONLY, ACCOUNT_EXCLUDED
 */
export function admit(sandbox: Sandbox, member: Member): void {
  const { settings } = sandbox
  if (member.type === staffType) throw new Refusal('NOT_A_MEMBER')
  if (settings.values.agentSite && roleOf(member.type) !== 'agent') throw new Refusal('AGENTS_ONLY')
  refuseLogin(sandbox, member)
}
