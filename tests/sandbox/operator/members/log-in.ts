import { Refusal } from '../gateway/refusal.ts'
import type { Sandbox } from '../sandbox.ts'
import { requireKnownAddress } from './address-guard.ts'
import { admit } from './admit.ts'
import type { LoginInput } from './begin-session.ts'
import { loginTries, refusePassword, requireCaptcha } from './login-tries.ts'
import type { Member } from './member-store.ts'
import { readMobile } from './mobile.ts'
import { isPassword } from './passwords.ts'
import { takeTemporaryPassword } from './temporary-password.ts'

/**
 * Authenticates a login and returns its member.
 * @throws Refusal, with a captcha in its value if the next attempt needs one, or with a ticket and the possible
 * proofs if the address is unknown.
 */
export function identify(sandbox: Sandbox, input: LoginInput, visitor: string): Member {
  if (input.type === 'sms') {
    // The code has proved the account's number, which is one of the proofs a new address needs. So no further check.
    const member = bySms(sandbox, input)
    admit(sandbox, member)
    return member
  }
  const member = byPassword(sandbox, input, visitor)
  admit(sandbox, member)
  requireKnownAddress(sandbox, member, visitor)
  return member
}

function byPassword(sandbox: Sandbox, input: LoginInput, visitor: string): Member {
  const { members, settings, wrongTries } = sandbox
  if (!settings.values.pwdEnabled || !settings.values.usernameEnabled) throw new Refusal('LOGIN_METHOD_OFF')
  const username = input.username?.trim() ?? ''
  const password = input.password ?? ''
  const tries = loginTries(username, visitor)
  const member = members.byUsername(username)
  // Until the password is checked, nothing may reveal whether the name exists.
  wrongTries.refuseLocked(tries)
  requireCaptcha(sandbox, input, tries, member)
  const right = isPassword(password, member?.password ?? '')
  if (!member || !(right || takeTemporaryPassword(sandbox, member, password)))
    refusePassword(sandbox, tries, member)
  wrongTries.clear(tries)
  return right ? member : { ...member, passwordExpired: 1, firstLoginDue: 0 }
}

function bySms({ members, codes, settings }: Sandbox, input: LoginInput): Member {
  if (!settings.values.MOBILEVERCODELOGIN3 || !settings.values.showVerCodeLogin)
    throw new Refusal('LOGIN_METHOD_OFF')
  const mobile = readMobile(input.mobileNum, input.countryDialingCode)
  if (mobile === undefined) throw new Refusal('INVALID_MOBILE')
  const member = members.byMobile(mobile)
  if (!member || !codes.redeem('login', mobile, input.verificationCode)) throw new Refusal('WRONG_CODE')
  return member
}
