import * as z from 'zod/mini'

/** How a running client lives with its machine. */
export const lifecycleChannels = {
  /** The document hears events from now on: a link that was opened meanwhile follows as one. */
  'life:listening': { args: z.tuple([]), result: z.void() },
} as const
