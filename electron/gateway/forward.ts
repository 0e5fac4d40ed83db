import { callRules } from '#shared/contract/call-rules.ts'
import type { AnyEndpoint } from '#shared/contract/endpoint.ts'
import { signInFirst } from '#shared/contract/intercepted.ts'
import { wireEndpoints } from '#shared/contract/wire-endpoints.ts'
import type { WireMapping } from '#shared/contract/wire-mapping.ts'
import { nameSession } from '#shared/domain/name-session.ts'
import { pictureLimits } from '#shared/domain/pictures/picture-limits.ts'
import { reasonOf } from '#shared/domain/reason-of.ts'
import type { Launches } from '../games/launches.ts'
import type { Log } from '../log.ts'
import { siteOrigin } from '../security/origins.ts'
import type { SessionKeeper } from '../session/session-keeper.ts'
import { settleAnswer } from './answers.ts'

export type ForwardOptions = {
  /** The gateway's address, without a trailing slash. */
  gatewayUrl: string
  fetch: (url: string, init: RequestInit) => Promise<Response>
  /** How the gateway differs from the contract. The page's calls come as the gateway has them. */
  wire: WireMapping
  session: SessionKeeper
  launches: Launches
  /** Called when the gateway reports that the session of this name has ended. */
  onSessionEnded: (name: string) => void
  log: Log
}

const passedHeaders = ['content-type', 'accept', 'language', 'merchant', 'idempotency-key']
const largestBody = 1_000_000
const largestUpload = pictureLimits.bytes

/** Milliseconds added to the endpoint's time limit, so that the page's own time-out comes first. */
const grace = 2_000
const defaultTimeout = 15_000

/** Returns a refusal in the gateway's own format, so that the page's transport reads it like any other. */
const refuse = (status: number, code: string) =>
  Response.json({ success: false, message: '', code }, { status })

/**
 * Forwards the page's calls to the gateway: only calls of the contract, and only to `gatewayUrl`. Endpoints that
 * require a session get the token; without one they are refused with 401. A dead network and a time-out become a network
 * error: `fetch` rejects in the page, and its transport treats that as offline. A redirect isn't followed, and becomes
 * the status with which networks ask to sign in.
 */
export function createForward(options: ForwardOptions) {
  const { gatewayUrl, fetch, wire, session, log } = options
  const endpointFor = wireEndpoints(wire)

  return async (request: Request): Promise<Response> => {
    const { pathname, search } = new URL(request.url)
    if (!isOfSite(request)) {
      log.warn('gateway', 'a call that is not the site’s was refused', { method: request.method, pathname })
      return refuse(403, 'NOT_THE_SITE')
    }
    const endpoint = endpointFor(request.method, pathname)
    if (!endpoint) {
      log.warn('gateway', 'a call outside the contract was refused', { method: request.method, pathname })
      return refuse(404, 'NOT_IN_CONTRACT')
    }
    const token = endpoint.auth === 'required' ? session.token() : undefined
    if (endpoint.auth === 'required' && token === undefined) return refuse(401, 'NO_SESSION')
    try {
      const body = await bodyOf(request)
      if (body && body.byteLength > (endpoint.upload ? largestUpload : largestBody))
        return refuse(413, 'TOO_LARGE')
      const { path, method, headers } = wire.call(endpoint)
      const answer = await fetch(gatewayUrl + path + search, {
        ...callRules,
        method,
        headers: { ...headersOf(request, token), ...headers },
        body,
        // Electron never aborts the signal of a page's request; main's own calls have one that ends.
        signal: AbortSignal.any([request.signal, AbortSignal.timeout(timeoutOf(endpoint))]),
      })
      if (answer.status === 401) endSession(options, token)
      return await settleAnswer(endpoint, answer, options)
    } catch (error) {
      const reason = reasonOf(error)
      log.warn('gateway', 'no answer', { endpoint: endpoint.id, reason })
      // The only trace of a redirect that wasn't followed.
      return /redirect/i.test(reason) ? refuse(signInFirst, 'REDIRECTED') : Response.error()
    } finally {
      // A slow logout must not end a session that began meanwhile.
      if (endpoint.endsSession && session.token() === token) session.forget()
    }
  }
}

/**
 * Whether the site itself calls. A frame of another origin may send a request here that it can't read (`no-cors`), but
 * not with a header that asks first. The origin is checked where Chromium names one.
 */
const isOfSite = ({ headers }: Request): boolean =>
  headers.has('merchant') && [null, siteOrigin].includes(headers.get('origin'))

const timeoutOf = (endpoint: AnyEndpoint) => (endpoint.timeout ?? defaultTimeout) + grace

function headersOf(request: Request, token: string | undefined): Record<string, string> {
  const headers: Record<string, string> = {}
  for (const name of passedHeaders) {
    const value = request.headers.get(name)
    if (value !== null) headers[name] = value
  }
  if (token !== undefined) headers.authorization = `Bearer ${token}`
  return headers
}

async function bodyOf(request: Request): Promise<ArrayBuffer | null> {
  return request.method === 'POST' || request.method === 'PUT' ? request.arrayBuffer() : null
}

/** A late 401 of a session that has been replaced meanwhile must not end the new one. */
function endSession({ session, onSessionEnded }: ForwardOptions, token: string | undefined): void {
  if (token === undefined || session.token() !== token) return
  session.forget()
  onSessionEnded(nameSession(token))
}
