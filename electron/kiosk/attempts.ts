/** Wrong PINs since the last right one, and when the last was tried, in milliseconds since 1970. */
export type Attempts = { readonly failures: number; readonly failedAt: number }

export const noAttempts: Attempts = { failures: 0, failedAt: 0 }

/** As many wrong PINs cost nothing: fingers slip. */
const free = 2
const first = 30
const longest = 3_600

/** Seconds of waiting after so many wrong PINs in a row: none, none, 30, 60, 120 … to an hour. */
export const waitAfter = (failures: number): number =>
  failures <= free ? 0 : Math.min(longest, first * 2 ** Math.min(20, failures - free - 1))

/** Whole seconds until the next PIN may be tried. A clock that was set back never makes it more than the whole wait. */
export function waitLeft({ failures, failedAt }: Attempts, now: number): number {
  const wait = waitAfter(failures)
  const passed = Math.max(0, now - failedAt) / 1000
  return Math.ceil(Math.max(0, wait - passed))
}

/** The attempts with one more wrong PIN. */
export const withFailure = ({ failures }: Attempts, now: number): Attempts => ({
  failures: failures + 1,
  failedAt: now,
})
