import { Refusal } from '../gateway/refusal.ts'
import type { Sandbox } from '../sandbox.ts'
import type { LoginInput } from './begin-session.ts'
import { type Member, usernameKey } from './member-store.ts'
import type { Tries } from './wrong-tries.ts'

/** Wrong tries from one address after which a name needs a captcha. */
const captchaAfter = 3
/** Wrong tries from all addresses after which everybody needs one for that name, for an hour. */
const captchaAfterEverywhere = 10
const hour = 60 * 60_000
const longestName = 64

/** The key that wrong logins are counted under. Names that don't exist are counted the same way. */
export const loginSubject = (username: string): string =>
  `login ${usernameKey(username.trim()).slice(0, longestName)}`

export const loginTries = (username: string, visitor: string): Tries => ({
  subject: loginSubject(username),
  place: visitor,
})

/** Whether the next login with this name from this address needs a captcha. */
function asksForCaptcha({ wrongTries }: Sandbox, tries: Tries, member: Member | undefined): boolean {
  return (
    wrongTries.count(tries) >= (member?.captchaAfter ?? captchaAfter) ||
    wrongTries.countEverywhere(tries.subject, hour) >= captchaAfterEverywhere
  )
}

/**
 * Checks the captcha if one is required. A wrong answer counts like a wrong password.
 * @throws Refusal WRONG_CAPTCHA, CAPTCHA_REQUIRED, ACCOUNT_LOCKED
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

/** Counts a wrong password and refuses the login. Includes a captcha if the next attempt needs one. */
export function refusePassword(sandbox: Sandbox, tries: Tries, member: Member | undefined): never {
  const { captchas, wrongTries } = sandbox
  wrongTries.record(tries)
  wrongTries.refuseLocked(tries)
  const captcha = asksForCaptcha(sandbox, tries, member) ? captchas.ask(tries.place) : undefined
  throw new Refusal('WRONG_CREDENTIALS', {}, captcha)
}
