/** State of a draw at a given time of the gateway's clock. */
export type DrawPhase =
  | { phase: 'open'; left: string }
  /** Bets are closed. The draw is due, or its numbers haven't arrived yet. */
  | { phase: 'drawing' }

/** Formats a time left as "4:05", or "1:04:05" from an hour on. Negative times give "0:00". */
export function timeLeft(milliseconds: number): string {
  const seconds = Math.max(0, Math.ceil(milliseconds / 1000))
  const two = (value: number) => String(value).padStart(2, '0')
  const [hours, minutes] = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60]
  return hours > 0 ? `${hours}:${two(minutes)}:${two(seconds % 60)}` : `${minutes}:${two(seconds % 60)}`
}

/** Whether a draw still takes bets, and for how long. Times are in milliseconds since 1970. */
export const drawPhase = (closeTime: number, now: number): DrawPhase =>
  now < closeTime ? { phase: 'open', left: timeLeft(closeTime - now) } : { phase: 'drawing' }

/** Milliseconds to wait after a draw before asking for its numbers. */
const grace = 600
const shortest = 2_000

/**
 * Milliseconds until the next fetch of the draws: when the next one is due, but not at once if the gateway is late.
 * Undefined if there are no draws.
 */
export function untilNextLook(drawTimes: readonly number[], now: number): number | undefined {
  if (drawTimes.length === 0) return undefined
  return Math.max(shortest, Math.min(...drawTimes) - now + grace)
}
