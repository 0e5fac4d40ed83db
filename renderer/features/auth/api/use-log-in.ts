import { useBotToken } from '#lib/bot-check/use-bot-token.ts'
import type { Answer } from '#lib/gateway/gateway.ts'
import { useGateway } from '#lib/gateway/gateway-context.ts'
import { usePlatform } from '#lib/platform/platform-context.ts'
import { type SessionValue, session } from '#shared/contract/endpoints/session.ts'
import type { Phone } from '../model/phone.ts'
import { useFinishLogin } from './use-finish-login.ts'

/** What somebody logs in with, as typed. */
export type Credentials = { captcha?: string | undefined; captchaId?: string | undefined } & (
  | { way: 'username'; username: string; password: string }
  /** With the password in the desktop's vault. */
  | { way: 'username'; held: true }
  | { way: 'sms'; phone: Phone; verificationCode: string }
)

/** Logs in and enters; throws the GatewayError of a login that failed. */
export function useLogIn(): (credentials: Credentials) => Promise<void> {
  const gateway = useGateway()
  const botToken = useBotToken()
  const { memory } = usePlatform()
  const finish = useFinishLogin()

  const send = async (login: Credentials): Promise<Answer<SessionValue>> => {
    const captcha = login.captcha?.trim()
    const { captchaId } = login
    const proof = {
      ...(captcha && { captcha, ...(captchaId !== undefined && { captchaId }) }),
      botToken: await botToken('login'),
    }
    if ('held' in login) {
      if (!memory.logIn) throw new Error('this platform holds no password')
      return memory.logIn(proof)
    }
    return login.way === 'username'
      ? gateway.request(session.login, {
          type: 'username',
          username: login.username.trim(),
          password: login.password.trim(),
          ...proof,
        })
      : gateway.request(session.login, {
          type: 'sms',
          mobileNum: login.phone.number,
          countryDialingCode: login.phone.dialCode,
          verificationCode: login.verificationCode.trim(),
          ...proof,
        })
  }

  return async (login) => {
    const password = 'password' in login ? login.password.trim() : undefined
    await finish(await send(login), { way: login.way, password })
  }
}
