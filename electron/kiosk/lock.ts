import type { ResultOf } from '#shared/bridge/bridge.ts'
import { createSerialQueue } from '../serial-queue.ts'
import { type Attempts, noAttempts, waitLeft, withFailure } from './attempts.ts'
import { isPin } from './pin.ts'

/** Milliseconds that the lock stays open after the correct PIN. */
const openFor = 60_000

/** The kiosk's lock. The correct PIN opens it for a minute. */
export type Lock = {
  readonly hasPin: boolean
  unlock(pin: string): Promise<ResultOf<'kiosk:unlock'>>
  /** Whole seconds that it stays open; 0 when it is shut. */
  openFor(): number
  /** Whole seconds until the next PIN may be tried. */
  waits(): number
  shut(): void
}

export type LockOptions = {
  /** The PIN's hash. Without one, nothing opens the lock. */
  pin: string | undefined
  /** Wrong attempts, kept across restarts. */
  kept: { read(): Attempts; write(attempts: Attempts): Promise<unknown> }
  /** Milliseconds since 1970. */
  now?: () => number
  matches?: (pin: string, hash: string) => Promise<boolean>
}

/** Creates the lock, shut. Attempts are stored as wrong before they are checked: killing the client gains nothing. */
export function createLock({ pin, kept, now = () => Date.now(), matches = isPin }: LockOptions): Lock {
  const started = now()
  const earlier = kept.read()
  // If the clock was set back since, the wait starts again from now, so that it still ends.
  let attempts: Attempts = { ...earlier, failedAt: Math.min(earlier.failedAt, started) }
  let openUntil = 0
  const inTurn = createSerialQueue()
  const waits = () => waitLeft(attempts, now())
  const openSeconds = () => Math.ceil(Math.max(0, openUntil - now()) / 1000)

  async function note(next: Attempts): Promise<void> {
    attempts = next
    await kept.write(next)
  }

  async function attempt(given: string): Promise<ResultOf<'kiosk:unlock'>> {
    if (pin === undefined) return { outcome: 'noPin', seconds: 0 }
    if (waits() > 0) return { outcome: 'wait', seconds: waits() }
    await note(withFailure(attempts, now()))
    if (!(await matches(given, pin))) return { outcome: 'wrong', seconds: waits() }
    await note(noAttempts)
    openUntil = now() + openFor
    return { outcome: 'open', seconds: openSeconds() }
  }

  return {
    hasPin: pin !== undefined,
    unlock: (given) => inTurn(() => attempt(given)),
    openFor: openSeconds,
    waits,
    shut() {
      openUntil = 0
    },
  }
}
