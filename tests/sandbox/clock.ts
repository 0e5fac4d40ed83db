/**
 * The sandbox's time. `now` is what accounts, orders, sessions and boards live by, and tests may move it on;
 * `wall` is the time of the world outside, in which clients write their timestamps. Both in ms since 1970.
 */
export type Clock = {
  now(): number
  wall(): number
  /** Moves the sandbox's time on; negative steps are refused, since orders and sessions would run backwards. */
  advance(milliseconds: number): void
  /** Back to the wall's time. */
  reset(): void
}

/** A clock over a source of time, by default the machine's. */
export function createClock(wall: () => number = Date.now): Clock {
  let ahead = 0
  return {
    wall,
    now: () => wall() + ahead,
    advance(milliseconds) {
      if (!(milliseconds >= 0)) throw new RangeError(`a clock can't be advanced by ${milliseconds} ms`)
      ahead += milliseconds
    },
    reset() {
      ahead = 0
    },
  }
}
