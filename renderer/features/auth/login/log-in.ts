import { botToken } from '#lib/bot-check/bot-check.ts'
import type { Phone } from '#lib/forms/phone.ts'
import type { Answer } from '#lib/gateway/gateway.ts'
import { type SessionValue, session } from '#shared/contract/endpoints/session.ts'
import { readLine, readSecret } from '#shared/domain/typed-text.ts'
import { beginLoginSession } from '../session/begin-session.ts'
import type { SessionParts } from '../session/session-parts.ts'

/** The credentials of a login as typed, with the answer to a captcha if there is one. */
export type Credentials = { captcha?: string | undefined; captchaId?: string | undefined } & (
  | { way: 'username'; username: string; password: string }
  /** Uses the password in the desktop's vault. */
  | { way: 'username'; held: true }
  | { way: 'sms'; phone: Phone; verificationCode: string }
)

/**
 * Sends the credentials and begins the session.
 * @throws GatewayError when the login fails.
 */
export async function logIn(parts: SessionParts, login: Credentials): Promise<void> {
  const password = 'password' in login ? readSecret(login.password) : undefined
  await beginLoginSession(parts, await send(parts, login), { way: login.way, password })
}

async function send(
  { gateway, platform: { memory, personCheck } }: SessionParts,
  login: Credentials,
): Promise<Answer<SessionValue>> {
  const captcha = login.captcha && readLine(login.captcha)
  const { captchaId } = login
  const proof = {
    ...(captcha && { captcha, ...(captchaId !== undefined && { captchaId }) }),
    botToken: await botToken('login', { personCheck }),
  }
  if ('held' in login) {
    if (!memory.logIn) throw new Error('this platform holds no password')
    return memory.logIn(proof)
  }
  return login.way === 'username'
    ? gateway.request(session.login, {
        type: 'username',
        username: readLine(login.username),
        password: readSecret(login.password),
        ...proof,
      })
    : gateway.request(session.login, {
        type: 'sms',
        mobileNum: login.phone.number,
        countryDialingCode: login.phone.dialCode,
        verificationCode: login.verificationCode,
        ...proof,
      })
}
