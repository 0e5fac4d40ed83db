import type * as z from 'zod/mini'
import {
  type AnyEndpoint,
  defaultTimeout,
  type Endpoint,
  isPrivate,
  type MoneyEndpoint,
} from '#shared/contract/endpoint.ts'
import { GatewayError, type GatewayFault } from '#shared/contract/errors.ts'
import { CallFault } from './call-fault.ts'
import type { MoneyKey } from './money-key.ts'
import type { GatewayOptions } from './options.ts'
import { prepareRequest } from './request.ts'
import { readAnswer } from './response.ts'

export type CallOptions = {
  signal?: AbortSignal | undefined
  /** Used in place of fetch, for instance by uploads that report progress. */
  send?: (url: string, init: RequestInit) => Promise<Response>
}

/** The value of a response, with its headers. */
export type Answer<Value> = { value: Value; headers: Headers }

const cancelled = { kind: 'cancelled' } as const

/** Milliseconds by which a clock may be off without the gateway objecting. */
const tolerated = 60_000

/**
 * Makes every call to the gateway, for all endpoints of the contract.
 * @throws GatewayError, and nothing else.
 */
export class Gateway {
  readonly #options: GatewayOptions
  /** Milliseconds by which the gateway's clock is ahead of this one. */
  #ahead = 0

  constructor(options: GatewayOptions) {
    this.#options = options
  }

  /** Calls an endpoint. Resolves with its value, checked against the contract. */
  async call<Input extends z.ZodMiniType, Value extends z.ZodMiniType>(
    endpoint: Endpoint<Input, Value>,
    input: z.input<Input>,
    options: CallOptions = {},
  ): Promise<z.output<Value>> {
    return (await this.request(endpoint, input, options)).value
  }

  /** Like `call`, but also returns the response's headers. */
  request<Input extends z.ZodMiniType, Value extends z.ZodMiniType>(
    endpoint: Endpoint<Input, Value>,
    input: z.input<Input>,
    options: CallOptions = {},
  ): Promise<Answer<z.output<Value>>> {
    return this.#send(endpoint, input, options)
  }

  /**
   * Calls an endpoint that moves money. The key comes from a money operation. Repeating a call with the same key
   * doesn't move money twice.
   */
  async moveMoney<Input extends z.ZodMiniType, Value extends z.ZodMiniType>(
    endpoint: MoneyEndpoint<Input, Value>,
    input: z.input<Input>,
    key: MoneyKey,
  ): Promise<z.output<Value>> {
    return (await this.#send(endpoint, input, {}, key)).value
  }

  async #send<Input extends z.ZodMiniType, Value extends z.ZodMiniType>(
    endpoint: AnyEndpoint<Input, Value>,
    input: z.input<Input>,
    { signal, send = fetch }: CallOptions,
    key?: MoneyKey,
  ): Promise<Answer<z.output<Value>>> {
    const session = this.#options.session()
    // A private answer that a former session requested must not reach the current one.
    const isForeign = () => isPrivate(endpoint) && session !== this.#options.session()
    const given = AbortSignal.timeout(endpoint.timeout ?? defaultTimeout)
    const ended = signal ? AbortSignal.any([signal, given]) : given
    // Encryption may have to load code first, which counts against the same timeout.
    let giveUp = () => {}
    const tooLate = new Promise<never>((_, reject) => (giveUp = () => reject(ended.reason)))
    ended.addEventListener('abort', giveUp)
    try {
      const now = () => Date.now() + this.#ahead
      const { url, init } = await Promise.race([
        prepareRequest(endpoint, input, key, { ...this.#options, now }),
        tooLate,
      ])
      const response = await send(url, { ...init, signal: ended })
      if (endpoint.method !== 'GET') this.#noteClock(response.headers.get('date'))
      const value = await readAnswer(endpoint, response, this.#options, input)
      if (isForeign()) throw new CallFault(cancelled)
      return { value, headers: response.headers }
    } catch (error) {
      const fault = isForeign() ? cancelled : this.#faultOf(error, given, signal)
      const failure = new GatewayError(endpoint.id, fault)
      this.#options.onFault(failure)
      throw failure
    } finally {
      // The signal of the timeout, and all that listens to it, would live until then.
      ended.removeEventListener('abort', giveUp)
    }
  }

  /**
   * A wrong clock makes encrypted calls look outdated. Only answers to non-GET calls count, because a cached answer
   * has an old date.
   */
  #noteClock(date: string | null): void {
    const ahead = Date.parse(date ?? '') - Date.now()
    if (!Number.isNaN(ahead)) this.#ahead = Math.abs(ahead) > tolerated ? ahead : 0
  }

  #faultOf(error: unknown, given: AbortSignal, signal: AbortSignal | undefined): GatewayFault {
    if (error instanceof CallFault) return error.fault
    if (signal?.aborted) return cancelled
    if (given.aborted) return { kind: 'timeout' }
    // fetch rejects with a TypeError for every kind of broken connection, without saying which.
    return { kind: 'offline' }
  }
}
