import * as z from 'zod/mini'
import { gatewayNow } from '#lib/clock/gateway-clock.ts'
import { stored } from '#lib/storage/stored.ts'

/** Milliseconds without a game after which a new play session begins. */
const longestPause = 15 * 60_000

const schema = z.object({ began: z.number(), seen: z.number() })
/** When play began and when it was last noted, in milliseconds since 1970. */
export type PlaySession = z.output<typeof schema>

/**
 * The session that a game played now belongs to: the stored one, or a new one after a long pause or if the clock was
 * set back.
 * @param pause the longest that the session may not have been noted, in milliseconds.
 */
export function playSessionAt(
  kept: PlaySession | undefined,
  now: number,
  pause: number = longestPause,
): PlaySession {
  const goesOn = kept && kept.began <= kept.seen && kept.seen <= now && now - kept.seen <= pause
  return { began: goesOn ? kept.began : now, seen: now }
}

const kept = stored('session', 'playSession', schema)

/** Notes that a game is being played now. The session survives reloads and other games, until the sign-out. */
export function notePlaying(now = gatewayNow(), pause?: number): PlaySession {
  const session = playSessionAt(kept.read(), now, pause)
  kept.write(session)
  return session
}
