import { useNow } from '#lib/clock/use-now.ts'

/** Whole seconds until a time in milliseconds since 1970, counting down to 0. */
export const useSecondsLeft = (until: number): number =>
  Math.max(0, Math.ceil((until - useNow(until)) / 1000))
