import * as z from 'zod/mini'
import { stored } from '#lib/storage/stored.ts'

/** Milliseconds without a game after which playing begins anew. */
const longestPause = 15 * 60_000

const schema = z.object({ began: z.number(), seen: z.number() })
/** When playing began and was last seen, in milliseconds since 1970. */
export type PlaySession = z.output<typeof schema>

/** The session that goes on, or begins, with a game at this time; a clock that was set back begins a new one. */
export function playSessionAt(kept: PlaySession | undefined, now: number): PlaySession {
  const goesOn = kept && kept.began <= kept.seen && kept.seen <= now && now - kept.seen <= longestPause
  return { began: goesOn ? kept.began : now, seen: now }
}

const kept = stored('session', 'playSession', schema)

/** Notes that a game is being played now. The session lasts through reloads and other games, until the sign-out. */
export function notePlaying(now = Date.now()): PlaySession {
  const session = playSessionAt(kept.read(), now)
  kept.write(session)
  return session
}
