import type { ResultOf } from '#shared/bridge/bridge.ts'
import { createSerialQueue } from '../serial-queue.ts'
import { type Attempts, noAttempts, waitLeft, withFailure } from './attempts.ts'
import { isPin } from './pin.ts'

/** Milliseconds that the operator has after the right PIN. */
const openFor = 60_000

/** The kiosk's lock: who knows the PIN opens it for a minute. */
export type Lock = {
  readonly hasPin: boolean
  unlock(pin: string): Promise<ResultOf<'kiosk:unlock'>>
  /** Whole seconds that it is still open; 0 when it is shut. */
  openFor(): number
  /** Whole seconds until a PIN may be tried. */
  waits(): number
  shut(): void
}

export type LockOptions = {
  /** The PIN's hash; nothing opens a lock without one. */
  pin: string | undefined
  /** Wrong tries, kept over a restart. */
  kept: { read(): Attempts; write(attempts: Attempts): Promise<unknown> }
  /** Milliseconds since 1970. */
  now?: () => number
  matches?: (pin: string, hash: string) => Promise<boolean>
}

/** Makes the lock, shut. A try is written down as wrong before it is looked at: ending the client wins none. */
export function createLock({ pin, kept, now = () => Date.now(), matches = isPin }: LockOptions): Lock {
  const started = now()
  const earlier = kept.read()
  // The clock was set back since: the wait begins anew, and ends.
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
