import * as z from 'zod/mini'

const bundleResult = z.enum(['saved', 'cancelled', 'failed'])
export type BundleResult = z.output<typeof bundleResult>

/** Channel for the operator's support. */
export const supportChannels = {
  /** Saves logs, versions and settings, without secrets, to a file that the person chooses. */
  'support:saveBundle': { args: z.tuple([]), result: bundleResult },
} as const
