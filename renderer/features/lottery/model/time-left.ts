/** How a draw stands at a moment of the gateway's clock; times in ms since 1970. */
export type DrawPhase =
  | { phase: 'open'; left: string }
  /** Bets are closed; the draw is held at any moment, or has just been and its numbers are on their way. */
  | { phase: 'drawing' }

/** "4:05", or "1:04:05" from an hour on; never below nothing. */
export function timeLeft(milliseconds: number): string {
  const seconds = Math.max(0, Math.ceil(milliseconds / 1000))
  const two = (value: number) => String(value).padStart(2, '0')
  const [hours, minutes] = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60]
  return hours > 0 ? `${hours}:${two(minutes)}:${two(seconds % 60)}` : `${minutes}:${two(seconds % 60)}`
}

/** Whether bets are taken for a draw, and for how long. */
export const drawPhase = (closeTime: number, now: number): DrawPhase =>
  now < closeTime ? { phase: 'open', left: timeLeft(closeTime - now) } : { phase: 'drawing' }

/** The gateway may be asked again so soon after it should have drawn, in ms. */
const grace = 600
const shortest = 2_000

/**
 * Milliseconds until the draws should be asked for again: when the next is held, and not in a hurry where the
 * gateway is late. Undefined where nothing is to come.
 */
export function untilNextLook(drawTimes: readonly number[], now: number): number | undefined {
  if (drawTimes.length === 0) return undefined
  return Math.max(shortest, Math.min(...drawTimes) - now + grace)
}
