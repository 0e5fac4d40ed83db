import * as z from 'zod/mini'
import { create } from 'zustand'
import { gatewayNow } from '#lib/clock/gateway-clock.ts'
import { stored } from '#lib/storage/stored.ts'
import * as constants from '#shared/domain/constants.ts'

/** What a code is sent for. Each has its own countdown. The phone number isn't part of it, so it isn't stored. */
export type CodePurpose =
  | 'login'
  | 'register'
  | 'password'
  | 'proof'
  | 'bindMobile'
  | 'bindEmail'
  | 'boundMobile'
  | 'boundEmail'
  | 'payment'

/**
 * Milliseconds since 1970. Valid only between the two, so setting the clock back ends it instead of prolonging it.
 */
const run = z.object({ from: z.number(), to: z.number() })
type Run = z.output<typeof run>

const runs = z.object({
  login: z.optional(run),
  register: z.optional(run),
  password: z.optional(run),
  proof: z.optional(run),
  payment: z.optional(run),
  bindMobile: z.optional(run),
  bindEmail: z.optional(run),
  boundMobile: z.optional(run),
  boundEmail: z.optional(run),
})

const kept = stored('session', 'codes', runs)

const defaultMinutes = 1
const longestMinutes = 60

/** Seconds until another code may be requested. The gateway sends minutes; invalid values count as the default. */
export function countdownSeconds(expiredMinutes: number | undefined): number {
  const isNamed = expiredMinutes !== undefined && Number.isFinite(expiredMinutes) && expiredMinutes > 0
  return Math.ceil(Math.min(isNamed ? expiredMinutes : defaultMinutes, longestMinutes) * 60)
}

/** Seconds left of a countdown; 0 if there is none or it is invalid. */
export function secondsLeft(current: Run | undefined, now: number): number {
  if (!current || now < current.from || current.to - current.from > longestMinutes * 60_000) return 0
  return Math.max(0, Math.ceil((current.to - now) / 1000))
}

type CountdownState = {
  runs: z.output<typeof runs>
  /** `performance.now()` at which each was last allowed to be requested. */
  asked: { [Purpose in CodePurpose]?: number | undefined }
  start(purpose: CodePurpose, seconds: number): void
  /** Registers a request for a code. Resolves when it may be sent, which is at most once per `smsThrottle`. */
  ask(purpose: CodePurpose): Promise<void>
  /** Unregisters a request, because nothing was sent, so that a corrected number doesn't have to wait. */
  retract(purpose: CodePurpose): void
}

/** Countdowns of the codes sent. They outlive their dialogs and, in session storage, a reload. */
export const useCountdowns = create<CountdownState>((set, get) => ({
  runs: kept.read() ?? {},
  asked: {},
  start(purpose, seconds) {
    const now = gatewayNow()
    const next = { ...get().runs, [purpose]: { from: now, to: now + seconds * 1000 } }
    set({ runs: next })
    kept.write(next)
  },
  async ask(purpose) {
    const now = performance.now()
    const at = Math.max(now, (get().asked[purpose] ?? Number.NEGATIVE_INFINITY) + constants.smsThrottle)
    set({ asked: { ...get().asked, [purpose]: at } })
    if (at > now) await new Promise((resolve) => setTimeout(resolve, at - now))
  },
  retract: (purpose) => set({ asked: { ...get().asked, [purpose]: undefined } }),
}))
