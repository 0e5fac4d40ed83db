import { useTimeUntil } from '#lib/clock/use-time-until.ts'

/** Whole seconds until a time in milliseconds since 1970, counting down to 0. */
export const useSecondsLeft = (until: number): number => Math.ceil(useTimeUntil(until) / 1000)
