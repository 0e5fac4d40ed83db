import { Refusal } from '../gateway/refusal.ts'
import type { Sandbox } from '../sandbox.ts'
import type { LoginInput } from './begin-session.ts'
import { type Member, usernameKey } from './member-store.ts'
import type { Tries } from './wrong-tries.ts'

/** Names are asked for a captcha after so many wrong tries from one address. */
const captchaAfter = 3
/** So many wrong tries from wherever have everybody asked for one, for an hour. */
const captchaAfterEverywhere = 10
const hour = 60 * 60_000
const longestName = 64

/** What wrong logins are counted by; a name that nobody has is counted like any other. */
export const loginSubject = (username: string): string =>
  `login ${usernameKey(username.trim()).slice(0, longestName)}`

export const loginTries = (username: string, visitor: string): Tries => ({
  subject: loginSubject(username),
  place: visitor,
})

/** Whether the next login by this name from this address must bring a captcha's answer. */
function asksForCaptcha({ wrongTries }: Sandbox, tries: Tries, member: Member | undefined): boolean {
  return (
    wrongTries.count(tries) >= (member?.captchaAfter ?? captchaAfter) ||
    wrongTries.countEverywhere(tries.subject, hour) >= captchaAfterEverywhere
  )
}

/**
 * Has the captcha solved where one is asked for; a wrong answer counts like a wrong password.
 * @throws Refusal WRONG_CAPTCHA, CAPTCHA_REQUIRED, ACCOUNT_LOCKED.
 */
export function requireCaptcha(
  sandbox: Sandbox,
  { captcha, captchaId }: Pick<LoginInput, 'captcha' | 'captchaId'>,
  tries: Tries,
  member: Member | undefined,
): void {
  const { captchas, wrongTries } = sandbox
  if (!asksForCaptcha(sandbox, tries, member)) return
  if (captchas.redeem({ visitor: tries.place, id: captchaId }, captcha)) return
  if (!captcha) throw new Refusal('CAPTCHA_REQUIRED', {}, captchas.ask(tries.place))
  wrongTries.record(tries)
  wrongTries.refuseLocked(tries)
  throw new Refusal('WRONG_CAPTCHA', {}, captchas.ask(tries.place))
}

/** Counts a wrong password, and says so: with a captcha where the next try needs one. */
export function refusePassword(sandbox: Sandbox, tries: Tries, member: Member | undefined): never {
  const { captchas, wrongTries } = sandbox
  wrongTries.record(tries)
  wrongTries.refuseLocked(tries)
  const captcha = asksForCaptcha(sandbox, tries, member) ? captchas.ask(tries.place) : undefined
  throw new Refusal('WRONG_CREDENTIALS', {}, captcha)
}
