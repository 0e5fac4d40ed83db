import * as z from 'zod/mini'
import type { ArgsOf, ResultOf } from '#shared/bridge/bridge.ts'
import { envelope } from '#shared/contract/endpoint.ts'
import { session } from '#shared/contract/endpoints/session.ts'
import type { WireMapping } from '#shared/contract/wire-mapping.ts'
import { reasonOf } from '#shared/domain/reason-of.ts'
import type { Log } from '../log.ts'
import { siteOrigin } from '../security/origins.ts'
import type { LoginMemory } from './login-memory.ts'

export type RememberedLogInOptions = {
  memory: Pick<LoginMemory, 'credentials' | 'refused'>
  /** Encrypts a payload for the gateway, as of its time. */
  seal: (payload: object, at: number) => Promise<string>
  /** The path that the page's own calls take. It keeps the token and removes it from the answer. */
  forward: (request: Request) => Promise<Response>
  wire: WireMapping
  merchant: string
  log: Log
}

/** The gateway's code for a username and password that don't match. */
const wrongCredentials = 'WRONG_CREDENTIALS'

/** Logs in with the remembered credentials, which are sent to the gateway only and never reach the page. */
export function createRememberedLogIn({
  memory,
  seal,
  forward,
  wire,
  merchant,
  log,
}: RememberedLogInOptions) {
  return async ({
    captcha,
    captchaId,
    botToken,
    language,
    at,
  }: ArgsOf<'memory:logIn'>[0]): Promise<ResultOf<'memory:logIn'>> => {
    const credentials = await memory.credentials()
    if (!credentials) return { answered: false, why: 'nothingHeld' }
    const { username, password } = credentials
    const input = {
      type: 'username',
      username,
      password,
      ...(captcha && { captcha, ...(captchaId !== undefined && { captchaId }) }),
      ...(botToken !== undefined && { botToken }),
    } satisfies z.input<typeof session.login.input>
    const payload = await seal(wire.fields(session.login, input), at).catch((error: unknown) => {
      log.error('login', 'the payload could not be encrypted', { reason: reasonOf(error) })
    })
    if (payload === undefined) return { answered: false, why: 'insecure' }

    const { path, method } = wire.call(session.login)
    const answer = await forward(
      new Request(siteOrigin + path, {
        method,
        headers: {
          accept: 'application/json',
          'content-type': 'application/json',
          language,
          merchant,
        },
        body: JSON.stringify({ payload }),
      }),
    )
    if (answer.type === 'error') return { answered: false, why: 'offline' }
    const body = await answer.text()
    if (refusalOf(body) === wrongCredentials) await memory.refused(credentials)
    return { answered: true, status: answer.status, headers: Object.fromEntries(answer.headers), body }
  }
}

/** Returns the code of a refusal; undefined for any other answer. */
function refusalOf(body: string): string | undefined {
  try {
    const answer = z.safeParse(envelope, JSON.parse(body))
    return answer.success && !answer.data.success ? answer.data.code?.toString() : undefined
  } catch {
    return undefined
  }
}
