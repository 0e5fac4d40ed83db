import { roleOf } from '#shared/domain/roles.ts'
import { Refusal } from '../gateway/refusal.ts'
import { identityAllowsDeposit } from '../identity/identity-checks.ts'
import { checkDepositLimits } from '../limits/check-limits.ts'
import { refuseClosed } from '../members/may-play.ts'
import type { Member } from '../members/member-store.ts'
import type { Sandbox } from '../sandbox.ts'

/**
 * Whether a member may deposit an amount (in minor units) now. Rules about the member go here.
 * @throws Refusal
 */
export function checkDeposit(sandbox: Sandbox, member: Member, amount: number): void {
  if (roleOf(member.type) === 'demo') throw new Refusal('DEMO_NOT_ALLOWED')
  refuseClosed(sandbox, member)
  if (!identityAllowsDeposit(sandbox, member)) throw new Refusal('IDENTITY_REQUIRED')
  checkDepositLimits(sandbox, member, amount)
}
