import type * as z from 'zod/mini'
import { noteDate, noteTime } from '#lib/clock/gateway-clock.ts'
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

/**
 * Makes every call to the gateway, for all endpoints of the contract.
 * @throws GatewayError, and nothing else.
 */
export class Gateway {
  readonly #options: GatewayOptions

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
      const { url, init } = await Promise.race([prepareRequest(endpoint, input, key, this.#options), tooLate])
      const sent = performance.now()
      const response = await send(url, { ...init, signal: ended })
      const way = { sent, arrived: performance.now() }
      const isTold = noteDate(response.headers.get('date'), way)
      const value = await readAnswer(endpoint, response, this.#options, input)
      if (!isTold) noteTime(timeIn(endpoint, value), way)
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

  #faultOf(error: unknown, given: AbortSignal, signal: AbortSignal | undefined): GatewayFault {
    if (error instanceof CallFault) return error.fault
    if (signal?.aborted) return cancelled
    if (given.aborted) return { kind: 'timeout' }
    // fetch rejects with a TypeError for every kind of broken connection, without saying which.
    return { kind: 'offline' }
  }
}

/** The gateway's time in an answer that is declared to have it; NaN in others. */
function timeIn({ tellsTime }: AnyEndpoint, value: unknown): number {
  if (tellsTime === undefined) return Number.NaN
  return Number(
    tellsTime.split('.').reduce((part: unknown, name): unknown => Reflect.get(Object(part), name), value),
  )
}
