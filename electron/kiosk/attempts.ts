/** Wrong PINs since the last correct one, and when the last one was entered, in milliseconds since 1970. */
export type Attempts = { readonly failures: number; readonly failedAt: number }

export const noAttempts: Attempts = { failures: 0, failedAt: 0 }

/** Number of wrong PINs without a wait, to allow for typing errors. */
const free = 2
const first = 30
const longest = 3_600

/** Seconds to wait after this many wrong PINs in a row: 0, 0, 30, 60, 120 … up to an hour. */
export const waitAfter = (failures: number): number =>
  failures <= free ? 0 : Math.min(longest, first * 2 ** Math.min(20, failures - free - 1))

/** Whole seconds until the next PIN may be tried. Never more than the full wait, even if the clock was set back. */
export function waitLeft({ failures, failedAt }: Attempts, now: number): number {
  const wait = waitAfter(failures)
  const passed = Math.max(0, now - failedAt) / 1000
  return Math.ceil(Math.max(0, wait - passed))
}

/** Returns the attempts with one more wrong PIN. */
export const withFailure = ({ failures }: Attempts, now: number): Attempts => ({
  failures: failures + 1,
  failedAt: now,
})
