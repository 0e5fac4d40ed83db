/**
 * The sandbox and the game provider in one process, on one clock that the test moves. The provider's wallet calls go
 * straight to the sandbox, except for those that are lost on the way.
 */
import { join } from 'node:path'
import { setImmediate as nextTurn } from 'node:timers/promises'
import { vi } from 'vitest'
import { TestClient } from '#sandbox/entry/testing/test-client.ts'
import { standingClock } from '#sandbox/operator/records/test-rounds.ts'
import { type Random, randomFor } from '#sandbox/world/generator/random.ts'
import { createProvider, type Provider } from '../app.ts'
import { type WalletCallName, walletCalls } from '../wire/wallet-api.ts'

/** What happened to wallet calls. */
type WalletFault = 'lateWin' | 'lostWin' | 'lostBet' | 'lateBet' | 'lateRollback'

/** How often a call is lost: before it is booked (`late`), or its answer afterwards (`lost`). */
const faults: Readonly<
  Partial<Record<WalletCallName, Readonly<Partial<Record<'late' | 'lost', readonly [WalletFault, number]>>>>>
> = {
  win: { late: ['lateWin', 0.03], lost: ['lostWin', 0.03] },
  bet: { late: ['lateBet', 0.004], lost: ['lostBet', 0.006] },
  rollback: { late: ['lateRollback', 0.1] },
}

const nameOf = new Map<string, WalletCallName>()
for (const name of ['session', 'balance', 'bet', 'win', 'jackpot', 'rollback', 'draws'] as const)
  nameOf.set(walletCalls[name].path, name)

/** Host of the wallet API as a process of the provider knows it. */
const hostOf = (process: number): string => `process-${process}.test`

/** A request that the provider never answered, because it ended. */
export const unanswered = Symbol('unanswered')

export class Arcade {
  readonly clock = standingClock('2026-11-18T20:00:10+08:00')
  readonly client = new TestClient({ clock: this.clock })
  readonly providerFile: string
  /** How often each fault was met. */
  readonly met = new Map<string, number>()
  #provider: Provider
  /** Number of the provider's process. */
  #process = 0
  #inFlight = 0
  /** Wallet calls until the provider is ended in the middle of what it does. */
  #callsLeft = Number.POSITIVE_INFINITY
  readonly #random: Random
  readonly #seed: number

  /** @param folder where the provider keeps its file */
  constructor(seed: number, folder: string) {
    this.#seed = seed
    this.#random = randomFor(seed, 'faults')
    this.providerFile = join(folder, 'provider.sqlite')
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    vi.stubGlobal('fetch', (url: URL, init: RequestInit) => this.#walletCall(url, init))
    this.#provider = this.#begin()
  }

  note(fault: string): void {
    this.met.set(fault, (this.met.get(fault) ?? 0) + 1)
  }

  /** Moves the clock, and does all that has become due. */
  async advance(milliseconds: number): Promise<void> {
    this.clock.advance(milliseconds)
    vi.advanceTimersByTime(milliseconds)
    for (let quiet = 0; quiet < 3; quiet += 1) {
      await nextTurn()
      if (this.#inFlight > 0) quiet = -1
    }
  }

  /** Ends the provider after so many further wallet calls, and starts another with the same file. */
  restartAfter(calls: number): void {
    this.#callsLeft = calls
  }

  /** Opens a page of the provider. */
  async page(address: string): Promise<string | typeof unanswered> {
    const process = this.#process
    const { pathname, search } = new URL(address)
    const response = await this.#provider.app.request(pathname + search)
    const text = await response.text()
    if (process !== this.#process) return unanswered
    if (response.status !== 200) throw new Error(`${address} was answered with ${response.status}`)
    return text
  }

  /** Sends what a page sends to the provider. */
  async post<Answer>(path: string, body: object): Promise<Answer | typeof unanswered> {
    const process = this.#process
    const headers = { 'Content-Type': 'application/json' }
    const init = { method: 'POST', headers, body: JSON.stringify(body) }
    const response = await this.#provider.app.request(path, init)
    if (process !== this.#process) return unanswered
    if (response.status === 500) throw new Error(`${path} failed with ${JSON.stringify(body)}`)
    const answer: Answer = await response.json()
    return answer
  }

  close(): void {
    this.#provider.close()
    this.client.close()
  }

  #begin(): Provider {
    this.#process += 1
    const random = randomFor(this.#seed, `provider ${this.#process}`)
    const provider = createProvider({
      walletUrl: `http://${hostOf(this.#process)}`,
      secret: this.client.server.sandbox.walletSecret,
      frameAncestors: () => [...this.client.server.sandbox.embedders],
      now: this.clock.now,
      random: (bound) => Math.floor(random() * bound),
      retryDelays: [],
      dbFile: this.providerFile,
    })
    const own = this.#process
    provider.app.onError((error, context) => {
      if (own === this.#process) throw error
      return context.body(null, 503)
    })
    return provider
  }

  #restart(): void {
    this.note('restart')
    this.#provider.close()
    this.#provider = this.#begin()
  }

  /** Calls of an earlier process are never sent, and answers to it never arrive. */
  async #walletCall({ hostname, pathname }: URL, init: RequestInit): Promise<Response> {
    const check = (): void => {
      if (hostname !== hostOf(this.#process)) throw new TypeError('this process has ended')
    }
    check()
    this.#callsLeft -= 1
    if (this.#callsLeft === 0) this.#restart()
    const { late, lost } = faults[nameOf.get(pathname) ?? 'session'] ?? {}
    if (late && this.#meets(late)) return new Response(null, { status: 503 })
    this.#inFlight += 1
    try {
      const response = await this.client.fetch(pathname, init)
      const text = await response.text()
      check()
      return lost && this.#meets(lost)
        ? new Response(null, { status: 504 })
        : new Response(text, { status: response.status })
    } finally {
      this.#inFlight -= 1
    }
  }

  #meets([fault, chance]: readonly [WalletFault, number]): boolean {
    if (this.#random() >= chance) return false
    this.note(fault)
    return true
  }
}
