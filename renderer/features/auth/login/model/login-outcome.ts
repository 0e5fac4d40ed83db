import type { SessionValue } from '#shared/contract/endpoints/session.ts'
import * as constants from '#shared/domain/constants.ts'

/** What decides which password change, if any, follows a login. */
type LoggedIn = {
  way: 'username' | 'sms'
  /** Undefined when the page never had it, because the desktop's vault logged in or the login was by SMS. */
  password: string | undefined
} & Pick<SessionValue, 'firstTimeLogin' | 'passwordExpired'>

/** The merchant's settings for expired passwords. */
export type ExpiryFlags = { passwordExpiry: boolean; passwordExpiryEnforced: boolean }

export type LoginOutcome = {
  /** Whether to call the gateway's first-login action. */
  firstLogin: boolean
  /** Whether to change the password. `forced` can't be put off. */
  change: 'none' | 'offered' | 'forced'
}

/**
 * What a login leads to (specification, section 4). A login by SMS never leads to a password change, because no
 * password was typed. A first login forces one, because somebody else had set the password.
 */
export function loginOutcome(login: LoggedIn, merchant: ExpiryFlags): LoginOutcome {
  const firstLogin = login.firstTimeLogin === true
  if (login.way === 'sms') return { firstLogin, change: 'none' }
  const expired = login.passwordExpired === true && merchant.passwordExpiry
  if (firstLogin || (expired && merchant.passwordExpiryEnforced)) return { firstLogin, change: 'forced' }
  const weak = login.password === constants.weakPassword
  return { firstLogin, change: weak || expired ? 'offered' : 'none' }
}
