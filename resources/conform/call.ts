import { setTimeout as sleep } from 'node:timers/promises'
import { noteDate } from '#lib/clock/gateway-clock.ts'
import { MoneyKey } from '#lib/gateway/money-key.ts'
import { prepareRequest } from '#lib/gateway/request.ts'
import type { Brand } from '#shared/brand/brand.ts'
import { type AnyEndpoint, defaultTimeout } from '#shared/contract/endpoint.ts'
import { parseAnswer } from '#shared/contract/parse-answer.ts'
import type { WireMapping } from '#shared/contract/wire-mapping.ts'
import { encryptPayload } from '#shared/crypto/payload.ts'
import { CannotContinue, type Problem, problemOf } from './problem.ts'

/** The site refuses a larger answer, so what exceeds this isn't read. */
const mostRead = 5_500_000
/** How often a call that was one too many is made again. */
const attempts = 4

/** An answer as it came. */
export type Answered = {
  readonly url: string
  readonly status: number
  readonly headers: Headers
  readonly text: string
  /** Milliseconds until it was complete. */
  readonly took: number
}

/** What became of a request. */
export type Exchange = Answered | { readonly problem: Problem; readonly took: number }

export type CallerOptions = {
  /** Address before the paths, without a slash at its end. */
  readonly gateway: string
  readonly brand: Brand
  /** How the gateway differs from the contract, by the brand’s `gateway.json`. */
  readonly mapping: WireMapping | undefined
  /** Origin of the site for which the gateway must answer; undefined if it calls its own. */
  readonly origin: string | undefined
  /** Milliseconds to wait for an answer; the site’s own if undefined. */
  readonly timeout: number | undefined
  /** Milliseconds that a rate limit may make this wait, for one call. */
  readonly longestWait: number
  readonly progress: (line: string) => void
}

/** `language`: the wire code of the language that it asks for, if not the brand’s default. */
type CallOptions = { token?: string | undefined; key?: string; language?: string }

/** Milliseconds until the site gives up a call. */
export const timeoutOf = ({ timeout }: AnyEndpoint): number => timeout ?? defaultTimeout

/** Makes calls as the site makes them, and keeps their answers as they came. */
export class Caller {
  readonly #options: CallerOptions

  constructor(options: CallerOptions) {
    this.#options = options
  }

  /**
   * Makes a call, with the token if there is one. A call that is refused for its rate is made again once the gateway allows.
   * @throws CannotContinue when the gateway wants it to wait for longer than is allowed.
   */
  async call(
    endpoint: AnyEndpoint,
    input: object,
    { token, key, language }: CallOptions = {},
  ): Promise<Exchange> {
    const { gateway, brand, mapping, origin } = this.#options
    // Prepared anew for each attempt, because an encrypted input can be used once.
    return this.#patiently(endpoint.id, async () => {
      const { url, init } = await prepareRequest(
        endpoint,
        input,
        key === undefined ? undefined : new MoneyKey(key),
        {
          baseUrl: gateway,
          merchant: brand.merchant,
          language: () => language ?? brand.languages.default,
          session: () => 1,
          sessionHeaders: () => (token === undefined ? {} : { Authorization: `Bearer ${token}` }),
          encrypt: (payload, at) => this.#encrypt(payload, at),
          mapping,
          onMisfit() {},
          onFault() {},
        },
      )
      const headers = new Headers(init.headers)
      if (origin !== undefined) headers.set('Origin', origin)
      const exchange = await this.#send(
        url,
        { ...init, headers },
        this.#options.timeout ?? timeoutOf(endpoint),
      )
      return mapping ? inOurForm(exchange, endpoint, mapping) : exchange
    })
  }

  /** Asks as a browser does before a call from another origin. */
  preflight(endpoint: AnyEndpoint, names: readonly string[], origin: string): Promise<Exchange> {
    const { method, path } = this.#options.mapping?.call(endpoint) ?? endpoint
    const headers = {
      Origin: origin,
      'Access-Control-Request-Method': method,
      'Access-Control-Request-Headers': names.join(','),
    }
    return this.#patiently(endpoint.id, () =>
      this.#send(
        this.#options.gateway + path,
        { method: 'OPTIONS', headers },
        this.#options.timeout ?? defaultTimeout,
      ),
    )
  }

  #encrypt(payload: object, at: number): Promise<string> {
    const [key] = this.#options.brand.encryptionKeys
    if (!key) throw new TypeError('The brand has no encryption key.')
    const { kty, kid, n, e } = key
    return encryptPayload(payload, { kty, kid, n, e }, at)
  }

  async #patiently(id: string, send: () => Promise<Exchange>): Promise<Exchange> {
    const { longestWait, progress } = this.#options
    for (let attempt = 1; ; attempt += 1) {
      const exchange = await send()
      if ('problem' in exchange || exchange.status !== 429) return exchange
      const wait = waitOf(exchange.headers)
      if (wait === undefined) return exchange
      if (attempt === attempts || wait > longestWait)
        throw new CannotContinue(rateLimited(id, exchange.url, wait))
      progress(`${id}: too many calls, waiting ${Math.ceil(wait / 1000)} s as the gateway asks`)
      await sleep(wait)
    }
  }

  async #send(url: string, init: RequestInit, timeout: number): Promise<Exchange> {
    const began = performance.now()
    const took = () => Math.round(performance.now() - began)
    try {
      const response = await fetch(url, { ...init, redirect: 'manual', signal: AbortSignal.timeout(timeout) })
      const text = await readText(response)
      const { status, headers } = response
      noteDate(headers.get('Date'), { sent: began, arrived: performance.now() })
      return { url, status, headers, text, took: took() }
    } catch (error) {
      return { problem: problemOf(error, url), took: took() }
    }
  }
}

/** An answer in the contract’s form. What isn't JSON stays as it came. */
function inOurForm(exchange: Exchange, endpoint: AnyEndpoint, mapping: WireMapping): Exchange {
  if ('problem' in exchange || !mapping.translates(endpoint)) return exchange
  const read = parseAnswer(exchange.text)
  return read === undefined ? exchange : { ...exchange, text: JSON.stringify(mapping.answer(endpoint, read)) }
}

async function readText(response: Response): Promise<string> {
  const reader = response.body?.pipeThrough(new TextDecoderStream()).getReader()
  let text = ''
  for (let chunk = await reader?.read(); chunk && !chunk.done; chunk = await reader?.read()) {
    text += chunk.value
    if (text.length > mostRead) {
      await reader?.cancel()
      break
    }
  }
  return text
}

/** Milliseconds that a rate limit asks to wait; undefined if it doesn’t say so in a way that is understood. */
function waitOf(headers: Headers): number | undefined {
  const text = headers.get('Retry-After') ?? ''
  const wait = /^\d+$/.test(text) ? Number(text) * 1000 : Date.parse(text) - Date.now()
  return wait >= 0 ? wait : undefined
}

const rateLimited = (id: string, url: string, wait: number): Problem => ({
  name: 'rateLimited',
  message: `${new URL(url).host} has had too many calls and asks to wait ${Math.ceil(wait / 1000)} s before ${id}.`,
  advice:
    'Try later, wait for longer (--max-wait <seconds>), or exempt this machine’s address from the limit.',
})
