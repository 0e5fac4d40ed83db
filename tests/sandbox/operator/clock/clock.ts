/**
 * The sandbox's clock; both times in ms since 1970. `now` is for accounts, orders, sessions and rankings, and tests
 * can advance it. `wall` is the real time.
 */
export type Clock = {
  now(): number
  wall(): number
  /** Advances `now`. Throws RangeError for a negative step, because orders and sessions would run backwards. */
  advance(milliseconds: number): void
  /** Sets `now` back to the wall time. */
  reset(): void
}

/** Creates a clock on top of a time source, by default the machine's. */
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

/** How old a client's timestamp may be, in ms; also how far in the future, for clients whose clock is fast. */
export const tolerance = 5 * 60_000

/**
 * Whether a client's timestamp is of now. Clients go by the gateway's clock, which its answers tell; right after that was
 * advanced, they may not have heard of it yet.
 */
export const isTimely = (clock: Clock, time: number): boolean =>
  [clock.now(), clock.wall()].some((now) => Math.abs(now - time) <= tolerance)

/** A moment of an ordinary day, for tests: a Tuesday afternoon in the merchant's zone. In ms since 1970. */
const someTuesday = Date.parse('2026-11-24T14:02:00+08:00')

/**
 * A clock that stands still until it is advanced, so that nothing falls due in the middle of a test. Its wall time runs
 * normally. `start` in ms since 1970.
 */
export const stoppedClock = (start = someTuesday): Clock => ({ ...createClock(() => start), wall: Date.now })
