import type { Role } from '#shared/domain/roles.ts'

/** What a protected action needs. */
export type Need = 'session' | 'trueAccount'

/** What happens when a protected action is asked for: go on, log in first, or be told why not. */
export function guardAction(role: Role, need: Need): 'proceed' | 'login' | 'demoWarning' {
  if (role === 'visitor') return 'login'
  return role === 'demo' && need === 'trueAccount' ? 'demoWarning' : 'proceed'
}
