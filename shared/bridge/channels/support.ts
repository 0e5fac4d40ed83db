import * as z from 'zod/mini'

const bundleResult = z.enum(['saved', 'cancelled', 'failed'])
export type BundleResult = z.output<typeof bundleResult>

/** What helps the operator's support to help. */
export const supportChannels = {
  /** Save logs, versions and settings, without anything secret, in a file of the person's choice. */
  'support:saveBundle': { args: z.tuple([]), result: bundleResult },
} as const
