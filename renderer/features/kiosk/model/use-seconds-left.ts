import { useNow } from '#lib/clock/use-now.ts'

/** Milliseconds since the page's start: what main counts down isn't moved by any clock that is set. */
export const sinceStart = (): number => performance.now()

/** Seconds until a moment of `sinceStart`; 0 once it has passed. */
export const useSecondsLeft = (until: number): number =>
  Math.max(0, Math.ceil((until - useNow(until, sinceStart)) / 1000))
