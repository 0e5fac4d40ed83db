import { roleOf } from '#shared/domain/roles.ts'
import { Refusal } from '../gateway/refusal.ts'
import type { Member } from './member-store.ts'

/**
 * Refuses what demo accounts can't do.
 * @throws Refusal DEMO_NOT_ALLOWED
 */
export function requireRealAccount({ type }: Pick<Member, 'type'>): void {
  if (roleOf(type) === 'demo') throw new Refusal('DEMO_NOT_ALLOWED')
}
