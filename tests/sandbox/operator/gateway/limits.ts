import type { Clock } from '../clock/clock.ts'
import type { Settings } from '../settings/settings.ts'

const minute = 60_000

/** `burst` calls at once, then one more every `every` ms. */
type Limit = { readonly burst: number; readonly every: number }

/**
 * Rate limits of one address, or of one session, for calls that are costly or reveal something. A handler names the one it counts
 * towards.
 */
export const limits = {
  login: { burst: 30, every: minute / 10 },
  code: { burst: 10, every: minute },
  /** Attempts to register. Accounts that are actually opened count as `account`. */
  registration: { burst: 30, every: minute / 4 },
  account: { burst: 5, every: 20 * minute },
  demo: { burst: 10, every: 2 * minute },
  forgotten: { burst: 10, every: 2 * minute },
  feedback: { burst: 10, every: 2 * minute },
  /** Pictures attached to feedback, up to three each. */
  picture: { burst: 30, every: minute },
  captcha: { burst: 30, every: minute / 20 },
  /** Lookups that reveal whether a code belongs to somebody. */
  lookup: { burst: 30, every: minute / 10 },
  /** Games that one free-play session opens. */
  launch: { burst: 60, every: minute / 20 },
  /** Any other call without a session that changes something. */
  open: { burst: 60, every: minute / 30 },
} as const satisfies Record<string, Limit>
export type LimitKind = keyof typeof limits

/** With this many entries, those of full buckets are dropped. */
const kept = 10_000

/** Thrown when an address has called too often (429). Nothing the call did is kept. */
export class TooMany extends Error {
  override readonly name = 'TooMany'
  /** Seconds until the next call is allowed. */
  readonly retryAfter: number

  constructor(retryAfter: number) {
    super('too many calls')
    this.retryAfter = retryAfter
  }
}

/** Token buckets by address and kind, on the sandbox's clock. The merchant can turn them off. */
export class Limits {
  readonly #clock: Clock
  readonly #settings: Settings
  /** Time at which a bucket will be full again, in ms. */
  readonly #fullAt = new Map<string, number>()

  constructor(clock: Clock, settings: Settings) {
    this.#clock = clock
    this.#settings = settings
  }

  /**
   * Counts one call.
   * @throws TooMany when the address has no calls left.
   */
  spend(kind: LimitKind, visitor: string): void {
    if (!this.#settings.values.limits) return
    const { burst, every } = limits[kind]
    const now = this.#clock.now()
    const key = `${kind} ${visitor}`
    const fullAt = Math.max(this.#fullAt.get(key) ?? now, now) + every
    const wait = fullAt - burst * every - now
    if (wait > 0) throw new TooMany(Math.ceil(wait / 1000))
    if (this.#fullAt.size >= kept) this.#drop(now)
    this.#fullAt.set(key, fullAt)
  }

  clear(): void {
    this.#fullAt.clear()
  }

  #drop(now: number): void {
    for (const [key, fullAt] of this.#fullAt) if (fullAt <= now) this.#fullAt.delete(key)
  }
}
