import * as z from 'zod/mini'
import { create } from 'zustand'
import { stored } from '#lib/storage/stored.ts'
import * as constants from '#shared/domain/constants.ts'

/** What a code is sent for: each waits on its own. The number stays out of it, and so out of the storage. */
export type CodePurpose = 'login' | 'register' | 'password' | 'proof'

/** Milliseconds since 1970. It runs between the two only: a clock set back ends it instead of drawing it out. */
const run = z.object({ from: z.number(), to: z.number() })
type Run = z.output<typeof run>

const runs = z.object({
  login: z.optional(run),
  register: z.optional(run),
  password: z.optional(run),
  proof: z.optional(run),
})

const kept = stored('session', 'codes', runs)

const defaultMinutes = 1
const longestMinutes = 60

/** Seconds until another code may be asked for. The gateway says in minutes; nonsense counts as the default. */
export function countdownSeconds(expiredMinutes: number | undefined): number {
  const told = expiredMinutes !== undefined && Number.isFinite(expiredMinutes) && expiredMinutes > 0
  return Math.ceil(Math.min(told ? expiredMinutes : defaultMinutes, longestMinutes) * 60)
}

/** Seconds that are left of a countdown; 0 where there is none, and for one that can't be. */
export function secondsLeft(current: Run | undefined, now: number): number {
  if (!current || now < current.from || current.to - current.from > longestMinutes * 60_000) return 0
  return Math.max(0, Math.ceil((current.to - now) / 1000))
}

type CountdownState = {
  runs: z.output<typeof runs>
  /** `performance.now()` of the last time each is asked for. */
  asked: { [Purpose in CodePurpose]?: number | undefined }
  start(purpose: CodePurpose, seconds: number): void
  /** Notes that a code is asked for; resolves when it may be, which is at most once a second. */
  ask(purpose: CodePurpose): Promise<void>
  /** Takes a note back: nothing was sent, so that a mended number needn't wait. */
  retract(purpose: CodePurpose): void
}

/** The countdowns of the codes that were sent. They outlive their dialogs, and by session storage a reload. */
export const useCountdowns = create<CountdownState>((set, get) => ({
  runs: kept.read() ?? {},
  asked: {},
  start(purpose, seconds) {
    const now = Date.now()
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
