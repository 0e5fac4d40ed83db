import * as z from 'zod/mini'

/** A version as in an update feed; anything else isn't a version. */
export const updateVersion = z.string().check(z.regex(/^[\w.+-]{1,64}$/))

/**
 * Why an update failed: the feed can't be reached; the feed makes no sense; the file doesn't match its checksum or
 * signature; the disk can't be written; anything else.
 */
const updateFault = z.enum(['unreachable', 'feed', 'mismatch', 'disk', 'unknown'])
export type UpdateFault = z.output<typeof updateFault>

/** The state of the client's updates. */
export const updateState = z.discriminatedUnion('at', [
  /** This build has no updates, or runs where it can't update itself. */
  z.object({ at: z.literal('absent') }),
  /** The machine's administrator has switched them off. */
  z.object({ at: z.literal('off') }),
  z.object({ at: z.literal('idle') }),
  z.object({ at: z.literal('checking') }),
  z.object({ at: z.literal('none') }),
  z.object({ at: z.literal('available'), version: updateVersion }),
  /** `percent` is a whole number and never falls. */
  z.object({
    at: z.literal('downloading'),
    version: updateVersion,
    percent: z.int().check(z.gte(0), z.lte(100)),
  }),
  /** Fetched. Installed when the client quits, or at once on request. */
  z.object({ at: z.literal('ready'), version: updateVersion }),
  z.object({ at: z.literal('failed'), why: updateFault }),
])
export type UpdateState = z.output<typeof updateState>

/** The result of asking for the installation. */
export const installResult = z.enum(['restarting', 'gameRuns', 'notReady'])
export type InstallResult = z.output<typeof installResult>
