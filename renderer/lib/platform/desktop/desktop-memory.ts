import { gatewayNow } from '#lib/clock/gateway-clock.ts'
import { CallFault } from '#lib/gateway/call-fault.ts'
import type { Answer } from '#lib/gateway/gateway.ts'
import { readAnswer } from '#lib/gateway/response.ts'
import { report } from '#lib/log/report.ts'
import type { DesktopApi, ResultOf } from '#shared/bridge/bridge.ts'
import { type SessionValue, session } from '#shared/contract/endpoints/session.ts'
import { GatewayError, type GatewayFault } from '#shared/contract/errors.ts'
import type { PlatformMemory } from '../platform.ts'

type LoginAnswer = ResultOf<'memory:logIn'>
type DesktopMemory = Required<PlatformMemory>

export type DesktopMemoryOptions = {
  /** The site's language, as the gateway's code. */
  language: () => string
  /** Called with each failed login, like the fault handler of the gateway's other calls. */
  onFault: (error: GatewayError) => void
  /** Called with the place where a remembered login is or would be stored. */
  onStorage: (storage: ResultOf<'memory:read'>['storage']) => void
  /** Milliseconds that a login may take. */
  timeout?: number
}

/**
 * The desktop's remembered login. Main keeps the credentials in the vault and logs in with them; no password is here.
 */
export function createDesktopMemory(
  desktop: Pick<DesktopApi, 'invoke'>,
  { language, onFault, onStorage, timeout = 15_000 }: DesktopMemoryOptions,
): DesktopMemory {
  const forget = () => desktop.invoke('memory:forget').catch(() => {})

  return {
    async read() {
      try {
        const { login, storage } = await desktop.invoke('memory:read')
        onStorage(storage)
        return login
      } catch {
        return undefined
      }
    },
    async keep(login) {
      try {
        onStorage(await desktop.invoke('memory:keep', login))
      } catch {
        // If the new login can't be stored, the old one must go all the same.
        await forget()
      }
    },
    forget,
    async logIn({ botToken, ...captcha }) {
      const given = AbortSignal.timeout(timeout)
      const late = new Promise<never>((_, reject) =>
        given.addEventListener('abort', () => reject(new CallFault({ kind: 'timeout' }))),
      )
      const proof = { ...captcha, botToken, language: language(), at: gatewayNow() }
      try {
        return await read(await Promise.race([desktop.invoke('memory:logIn', proof), late]))
      } catch (error) {
        const failure = new GatewayError(session.login.id, faultOf(error))
        onFault(failure)
        throw failure
      }
    },
  }
}

/** Converts main's answer into a response and reads it as the gateway does. */
async function read(given: LoginAnswer): Promise<Answer<SessionValue>> {
  if (!given.answered) throw new CallFault(faults[given.why])
  const { status, headers, body } = given
  const response = new Response(body === '' ? null : body, { status, headers })
  return { value: await readAnswer(session.login, response, { onMisfit: report }), headers: response.headers }
}

const faults: Record<Exclude<LoginAnswer, { answered: true }>['why'], GatewayFault> = {
  // The login may have expired while the form was open. The password must then be typed.
  nothingHeld: { kind: 'invalidInput', field: 'password' },
  insecure: { kind: 'insecure', detail: 'main could not encrypt' },
  offline: { kind: 'offline' },
}

const faultOf = (error: unknown): GatewayFault =>
  error instanceof CallFault ? error.fault : { kind: 'invalidInput', field: '' }
