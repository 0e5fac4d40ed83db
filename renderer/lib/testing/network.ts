import { vi } from 'vitest'
import type * as z from 'zod/mini'
import type { AnyEndpoint, Endpoint } from '#shared/contract/endpoint.ts'
import { untilAborted } from './stub-fetch.ts'

/** A request that the page sent. The body is parsed, and unwrapped if the test's gateway encrypted it. */
export type SentCall = { query: URLSearchParams; body: unknown; headers: Headers }

/** Returns the value of a successful response, or a whole response made by `refusal`, `status`, `raw` or `lost`. */
type Responder = (call: SentCall) => unknown

const wholeAnswers = new WeakSet<Response>()
const whole = (response: Response): Response => {
  wholeAnswers.add(response)
  return response
}

/** A refusal by the gateway, which uses HTTP 200. */
export const refusal = (code: string, message: string, value?: unknown): Response =>
  whole(Response.json({ success: false, code, message, value }))

export const status = (code: number, body: object = {}): Response =>
  whole(Response.json(body, { status: code }))

/** A response with this exact body. */
export const raw = (body: string | null, init: ResponseInit = {}): Response => whole(new Response(body, init))

/** Breaks the connection before a response arrives. */
export const lost = (): never => {
  throw new TypeError('Failed to fetch')
}

/**
 * Replaces `fetch` in component tests; everything above it is the site's own code. Requests without a responder stay
 * unanswered, as with a slow gateway.
 */
export function fakeNetwork() {
  const responders = new Map<string, Responder>()
  const sent: { key: string; call: SentCall }[] = []
  let connected = true
  let time: number | undefined
  const keyOf = ({ method, path }: Pick<Endpoint, 'method' | 'path'>) => `${method} ${path}`

  vi.stubGlobal('fetch', async (input: string, init: RequestInit = {}) => {
    const url = new URL(input, location.origin)
    const key = `${init.method ?? 'GET'} ${url.pathname}`
    const call = { query: url.searchParams, body: bodyOf(init.body), headers: new Headers(init.headers) }
    sent.push({ key, call })
    if (!connected) return lost()
    const responder = responders.get(key)
    if (!responder) return untilAborted(init.signal)
    const answer = await responder(call)
    if (answer instanceof Response && wholeAnswers.has(answer)) return answer
    const headers: HeadersInit = time === undefined ? {} : { Date: new Date(time).toUTCString() }
    return Response.json({ success: true, value: answer }, { headers })
  })

  return {
    /** Answers an endpoint from now on. */
    answer<Input extends z.ZodMiniType, Value extends z.ZodMiniType>(
      endpoint: AnyEndpoint<Input, Value>,
      responder: Responder,
    ) {
      responders.set(keyOf(endpoint), responder)
    },
    /** Sets the gateway's clock, whose time its answers have from now on. Until then they have none. */
    setTime(to: number) {
      time = to
    },
    /** Takes the machine off the network or puts it back. Without it every call fails. */
    connect(on: boolean) {
      connected = on
      dispatchEvent(new Event(on ? 'online' : 'offline'))
    },
    /** What was sent to an endpoint so far. */
    sent: (endpoint: Pick<Endpoint, 'method' | 'path'>): SentCall[] =>
      sent.filter(({ key }) => key === keyOf(endpoint)).map(({ call }) => call),
  }
}

function bodyOf(body: RequestInit['body']): unknown {
  if (body instanceof URLSearchParams) return Object.fromEntries(body)
  if (typeof body !== 'string') return undefined
  const parsed: unknown = JSON.parse(body)
  const sealed =
    typeof parsed === 'object' && parsed !== null && 'payload' in parsed ? parsed.payload : undefined
  return typeof sealed === 'string' ? JSON.parse(sealed) : parsed
}
