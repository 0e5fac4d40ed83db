import type * as z from 'zod/mini'
import { type AnyEndpoint, type Endpoint, isPrivate, type MoneyEndpoint } from '#shared/contract/endpoint.ts'
import { GatewayError, type GatewayFault } from '#shared/contract/errors.ts'
import { CallFault } from './call-fault.ts'
import type { MoneyKey } from './money-key.ts'
import type { GatewayOptions } from './options.ts'
import { prepareRequest } from './request.ts'
import { readAnswer } from './response.ts'

export type CallOptions = {
  signal?: AbortSignal | undefined
  /** Sends the request in place of fetch. An upload that shows its progress has its own way. */
  send?: (url: string, init: RequestInit) => Promise<Response>
}

/** An answer's value, with the headers it came with. */
export type Answer<Value> = { value: Value; headers: Headers }

const defaultTimeout = 15_000
const cancelled = { kind: 'cancelled' } as const

/** Milliseconds by which a clock may be wrong without a gateway minding. */
const tolerated = 60_000

/**
 * Talks to the gateway: one method, for every endpoint of the contract.
 * @throws GatewayError, and nothing else.
 */
export class Gateway {
  readonly #options: GatewayOptions
  /** Milliseconds by which the gateway's clock is ahead of this one. */
  #ahead = 0

  constructor(options: GatewayOptions) {
    this.#options = options
  }

  /** Calls an endpoint and gives its value, checked against the contract. */
  async call<Input extends z.ZodMiniType, Value extends z.ZodMiniType>(
    endpoint: Endpoint<Input, Value>,
    input: z.input<Input>,
    options: CallOptions = {},
  ): Promise<z.output<Value>> {
    return (await this.request(endpoint, input, options)).value
  }

  /** As `call`, with the answer's headers. */
  request<Input extends z.ZodMiniType, Value extends z.ZodMiniType>(
    endpoint: Endpoint<Input, Value>,
    input: z.input<Input>,
    options: CallOptions = {},
  ): Promise<Answer<z.output<Value>>> {
    return this.#send(endpoint, input, options)
  }

  /** Calls an endpoint that moves money. The key comes from a money operation; the same one repeats nothing. */
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
    // What a former session asked for isn't told to the one of now.
    const isForeign = () => isPrivate(endpoint) && session !== this.#options.session()
    const given = AbortSignal.timeout(endpoint.timeout ?? defaultTimeout)
    const ended = signal ? AbortSignal.any([signal, given]) : given
    // What encrypts may have to be loaded first: that takes of the same time.
    const tooLate = new Promise<never>((_, reject) =>
      ended.addEventListener('abort', () => reject(ended.reason)),
    )
    try {
      const now = () => Date.now() + this.#ahead
      const { url, init } = await Promise.race([
        prepareRequest(endpoint, input, key, { ...this.#options, now }),
        tooLate,
      ])
      const response = await send(url, { ...init, signal: ended })
      if (endpoint.method !== 'GET') this.#noteClock(response.headers.get('date'))
      const value = await readAnswer(endpoint, response)
      if (isForeign()) throw new CallFault(cancelled)
      return { value, headers: response.headers }
    } catch (error) {
      const fault = isForeign() ? cancelled : this.#faultOf(error, given, signal)
      const failure = new GatewayError(endpoint.id, fault)
      this.#options.onFault(failure)
      throw failure
    }
  }

  /** A clock that is wrong makes sealed calls look old. What is read from a cache has an old date: only other answers tell. */
  #noteClock(date: string | null): void {
    const ahead = Date.parse(date ?? '') - Date.now()
    if (!Number.isNaN(ahead)) this.#ahead = Math.abs(ahead) > tolerated ? ahead : 0
  }

  #faultOf(error: unknown, given: AbortSignal, signal: AbortSignal | undefined): GatewayFault {
    if (error instanceof CallFault) return error.fault
    if (signal?.aborted) return cancelled
    if (given.aborted) return { kind: 'timeout' }
    // fetch rejects with a TypeError for every broken connection; nothing more is told about it.
    return { kind: 'offline' }
  }
}
