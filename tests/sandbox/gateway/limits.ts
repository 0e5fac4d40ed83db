import type { Clock } from '../clock.ts'
import type { Settings } from '../settings/settings.ts'

const minute = 60_000

/** `burst` at once, then one more after each `every` ms. */
type Limit = { readonly burst: number; readonly every: number }

/** How often one address may ask for what costs something or tells something. A call's handler names its kind. */
export const limits = {
  login: { burst: 30, every: minute / 10 },
  code: { burst: 10, every: minute },
  /** Tries to register; what they open is counted as `account`. */
  registration: { burst: 30, every: minute / 4 },
  account: { burst: 5, every: 20 * minute },
  demo: { burst: 10, every: 2 * minute },
  forgotten: { burst: 10, every: 2 * minute },
  feedback: { burst: 10, every: 2 * minute },
  /** Pictures of feedback, three at most with each. */
  picture: { burst: 30, every: minute },
  captcha: { burst: 30, every: minute / 20 },
  /** A lookup that says whether somebody has a code. */
  lookup: { burst: 30, every: minute / 10 },
  /** Any other call without a session that changes something. */
  open: { burst: 60, every: minute / 30 },
} as const satisfies Record<string, Limit>
export type LimitKind = keyof typeof limits

/** So many addresses are kept before those whose calls are long past are dropped. */
const kept = 10_000

/** One address has asked too often: 429. Nothing that the call did stays. */
export class TooMany extends Error {
  override readonly name = 'TooMany'
  /** Seconds until the next call is let in. */
  readonly retryAfter: number

  constructor(retryAfter: number) {
    super('too many calls')
    this.retryAfter = retryAfter
  }
}

/** Counts calls by address and kind, as token buckets by the sandbox's clock; the merchant can switch it off. */
export class Limits {
  readonly #clock: Clock
  readonly #settings: Settings
  /** When a bucket will be full again. */
  readonly #fullAt = new Map<string, number>()

  constructor(clock: Clock, settings: Settings) {
    this.#clock = clock
    this.#settings = settings
  }

  /**
   * Counts one call.
   * @throws TooMany when the address has none left.
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
