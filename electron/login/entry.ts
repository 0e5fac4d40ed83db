import * as z from 'zod/mini'
import { loginToKeep } from '#shared/bridge/channels/session.ts'
import * as constants from '#shared/domain/constants.ts'
import { rememberedName } from '#shared/domain/remembered-login.ts'

/** Milliseconds by which a clock may have been put right since; one set back further was set back. */
const clockCorrection = 60_000

const entry = z.object({
  version: z.literal(1),
  /** When it was kept, in milliseconds since 1970. */
  at: z.number(),
  login: z.union([loginToKeep, rememberedName]),
})

/** A remembered login as the vault keeps it; by username without its password once that was refused. */
export type LoginEntry = z.output<typeof entry>

/** For how many milliseconds what was kept then is still good; 0 when its day is over, or not yet begun. */
export function timeLeft(at: number, now: number): number {
  const age = now - at
  return age < -clockCorrection ? 0 : Math.max(0, constants.rememberFor - Math.max(0, age))
}

/** The entry in a text of the vault's; undefined when it is damaged, of another version, or over. */
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
