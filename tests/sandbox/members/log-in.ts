import { Refusal } from '../gateway/refusal.ts'
import type { Sandbox } from '../sandbox.ts'
import { requireKnownAddress } from './address-guard.ts'
import { admit, refuseLocked } from './admit.ts'
import type { LoginInput } from './begin-session.ts'
import type { Member } from './member-store.ts'
import { readMobile } from './mobile.ts'
import { isPassword } from './passwords.ts'

/**
 * Who logs in by what he typed.
 * @throws Refusal, with a captcha's picture in its value where one is asked for from now on, or with what would
 * prove a login from an address that isn't known.
 */
export function identify(sandbox: Sandbox, input: LoginInput, visitor: string): Member {
  if (input.type === 'sms') {
    // The code has proved the account's number, which is one of the proofs that a new address asks for.
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
  const { members, captchas, settings } = sandbox
  if (!settings.values.pwdEnabled || !settings.values.usernameEnabled) throw new Refusal('LOGIN_METHOD_OFF')
  const picture = () => ({ captcha: captchas.issue(visitor).image })
  const member = members.byUsername(input.username?.trim() ?? '')
  if (member) refuseLocked(sandbox, member)
  if (member && member.failures >= member.captchaAfter && !captchas.redeem(visitor, input.captcha?.trim()))
    throw new Refusal(input.captcha ? 'WRONG_CAPTCHA' : 'CAPTCHA_REQUIRED', {}, picture())
  if (isPassword(input.password ?? '', member?.password ?? '') && member) return member
  if (!member) throw new Refusal('WRONG_CREDENTIALS')
  members.recordFailure(member)
  const counted = members.byId(member.id)
  if (counted) refuseLocked(sandbox, counted)
  const captchaFollows = member.failures + 1 >= member.captchaAfter
  throw new Refusal('WRONG_CREDENTIALS', {}, captchaFollows ? picture() : undefined)
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
