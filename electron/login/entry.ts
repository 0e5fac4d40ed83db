import * as z from 'zod/mini'
import { loginToKeep } from '#shared/bridge/channels/session.ts'
import * as constants from '#shared/domain/constants.ts'
import { rememberedName } from '#shared/domain/remembered-login.ts'

/** Milliseconds of clock correction to tolerate. A clock that is further back was set back on purpose. */
const clockCorrection = 60_000

const entry = z.object({
  version: z.literal(1),
  /** When it was stored, in milliseconds since 1970. */
  at: z.number(),
  login: z.union([loginToKeep, rememberedName]),
})

/** A remembered login as stored in the vault. A username login loses its password once the gateway refused it. */
export type LoginEntry = z.output<typeof entry>

/** Returns for how many milliseconds an entry stored at `at` is valid; 0 when it has expired or is in the future. */
export function timeLeft(at: number, now: number): number {
  const age = now - at
  return age < -clockCorrection ? 0 : Math.max(0, constants.rememberFor - Math.max(0, age))
}

/** Parses an entry from the vault. Returns undefined when it is damaged, of another version, or expired. */
export function readEntry(text: string, now: number): LoginEntry | undefined {
  try {
    const parsed = z.safeParse(entry, JSON.parse(text))
    return parsed.success && timeLeft(parsed.data.at, now) > 0 ? parsed.data : undefined
  } catch {
    return undefined
  }
}

export const printEntry = (at: number, login: LoginEntry['login']): string =>
  JSON.stringify({ version: 1, at, login } satisfies LoginEntry)
