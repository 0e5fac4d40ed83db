import type { Role } from '#shared/domain/roles.ts'

/** What a protected action requires. */
export type Need = 'session' | 'trueAccount'

/** What to do when a protected action is requested: proceed, ask for a login, or explain why a demo account can't. */
export function guardAction(role: Role, need: Need): 'proceed' | 'login' | 'demoWarning' {
  if (role === 'visitor') return 'login'
  return role === 'demo' && need === 'trueAccount' ? 'demoWarning' : 'proceed'
}
