import * as z from 'zod/mini'

/** A version as an update feed names it; what is longer is no version. */
export const updateVersion = z.string().check(z.regex(/^[\w.+-]{1,64}$/))

/**
 * Why there is no update after all: the feed can't be reached; it answers with what makes no sense; what it
 * serves is not what it was published as (checksum, signature); it can't be written to the disk; anything else.
 */
const updateFault = z.enum(['unreachable', 'feed', 'mismatch', 'disk', 'unknown'])
export type UpdateFault = z.output<typeof updateFault>

/** Where the client stands with its updates. */
export const updateState = z.discriminatedUnion('at', [
  /** This client is made without updates, or runs where it can't update itself. */
  z.object({ at: z.literal('absent') }),
  /** The administrator of this machine has switched them off. */
  z.object({ at: z.literal('off') }),
  z.object({ at: z.literal('idle') }),
  z.object({ at: z.literal('checking') }),
  z.object({ at: z.literal('none') }),
  z.object({ at: z.literal('available'), version: updateVersion }),
  /** `percent` is whole and never falls. */
  z.object({
    at: z.literal('downloading'),
    version: updateVersion,
    percent: z.int().check(z.gte(0), z.lte(100)),
  }),
  /** Installed when the client quits, or at once when asked for. */
  z.object({ at: z.literal('ready'), version: updateVersion }),
  z.object({ at: z.literal('failed'), why: updateFault }),
])
export type UpdateState = z.output<typeof updateState>

/** What came of asking for the installation. */
export const installResult = z.enum(['restarting', 'gameRuns', 'notReady'])
export type InstallResult = z.output<typeof installResult>
