import * as pace from '#lib/clock/pace.ts'

/** Milliseconds between two looks while the person is active, and the longest pause. */
const shortest = pace.closed
const longest = pace.afterFailure

/** Milliseconds until the next look. Doubles with each look that changed nothing or failed. */
export const pollPause = (quietLooks: number): number => Math.min(longest, shortest * 2 ** quietLooks)

/** Counts the looks since something last happened: a changed number, or activity of the person. */
export function createPace() {
  let quiet = 0
  let last: unknown
  let looks = 0
  return {
    /** Milliseconds until the next look, given the looks so far and what the latest one returned. */
    pause(madeLooks: number, value: unknown): number {
      if (madeLooks !== looks) {
        quiet = value === last ? quiet + 1 : 0
        looks = madeLooks
        last = value
      }
      return pollPause(quiet)
    },
    /** Returns whether the pause became shorter. */
    active(): boolean {
      const slowed = quiet > 0
      quiet = 0
      return slowed
    },
  }
}
