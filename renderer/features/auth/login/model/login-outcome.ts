import type { SessionValue } from '#shared/contract/endpoints/session.ts'
import * as constants from '#shared/domain/constants.ts'

/** How somebody logged in, as far as it decides what follows. */
type LoggedIn = {
  way: 'username' | 'sms'
  /** Undefined where the page never had it: the desktop's vault logged in with its own. */
  password: string | undefined
} & Pick<SessionValue, 'firstTimeLogin' | 'passwordExpired'>

/** The merchant's word on old passwords. */
export type ExpiryFlags = { passwordExpiry: boolean; passwordExpiryEnforced: boolean }

export type LoginOutcome = {
  /** The gateway's first-login action is to be run. */
  firstLogin: boolean
  /** Whether the password is to be changed: `forced` can't be put off. */
  change: 'none' | 'offered' | 'forced'
}

/**
 * What a login leads to (specification, section 4). Who came by SMS typed no password and is asked for no other.
 * A first login forces the change by itself: the password was given by somebody else.
 */
export function loginOutcome(login: LoggedIn, merchant: ExpiryFlags): LoginOutcome {
  const firstLogin = login.firstTimeLogin === true
  if (login.way === 'sms') return { firstLogin, change: 'none' }
  const expired = login.passwordExpired === true && merchant.passwordExpiry
  if (firstLogin || (expired && merchant.passwordExpiryEnforced)) return { firstLogin, change: 'forced' }
  const weak = login.password === constants.weakPassword
  return { firstLogin, change: weak || expired ? 'offered' : 'none' }
}
