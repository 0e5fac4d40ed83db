import { vi } from 'vitest'
import type * as z from 'zod/mini'
import type { AnyEndpoint, Endpoint } from '#shared/contract/endpoint.ts'

/** A request as it left the page; the body is parsed, and opened where the test's gateway sealed it. */
export type SentCall = { query: URLSearchParams; body: unknown; headers: Headers }

/** Gives the value of a success, or whole answers made by `refusal`, `status` and `lost`. */
type Responder = (call: SentCall) => unknown

const wholeAnswers = new WeakSet<Response>()
const whole = (response: Response): Response => {
  wholeAnswers.add(response)
  return response
}

/** The gateway refuses, with HTTP 200 as it does. */
export const refusal = (code: string, message: string, value?: unknown): Response =>
  whole(Response.json({ success: false, code, message, value }))

export const status = (code: number, body: object = {}): Response =>
  whole(Response.json(body, { status: code }))

/** An answer as it is, whatever that is. */
export const raw = (body: string, init: ResponseInit = {}): Response => whole(new Response(body, init))

/** The connection breaks before an answer comes. */
export const lost = (): never => {
  throw new TypeError('Failed to fetch')
}

/**
 * The network's border in component tests: everything up to `fetch` is the site's own code. What no answer was
 * set for stays unanswered, like a slow gateway.
 */
export function fakeNetwork() {
  const responders = new Map<string, Responder>()
  const sent: { key: string; call: SentCall }[] = []
  const keyOf = ({ method, path }: Pick<Endpoint, 'method' | 'path'>) => `${method} ${path}`

  vi.stubGlobal('fetch', async (input: string, init: RequestInit = {}) => {
    const url = new URL(input, location.origin)
    const key = `${init.method ?? 'GET'} ${url.pathname}`
    const call = { query: url.searchParams, body: bodyOf(init.body), headers: new Headers(init.headers) }
    sent.push({ key, call })
    const responder = responders.get(key)
    if (!responder) return untilAborted(init.signal)
    const answer = await responder(call)
    if (answer instanceof Response && wholeAnswers.has(answer)) return answer
    return Response.json({ success: true, value: answer })
  })

  return {
    /** Answers an endpoint from now on. */
    answer<Input extends z.ZodMiniType, Value extends z.ZodMiniType>(
      endpoint: AnyEndpoint<Input, Value>,
      responder: Responder,
    ) {
      responders.set(keyOf(endpoint), responder)
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

const untilAborted = (signal: AbortSignal | null | undefined): Promise<never> =>
  new Promise((_, reject) =>
    signal?.addEventListener('abort', () => reject(new DOMException('', 'AbortError'))),
  )
