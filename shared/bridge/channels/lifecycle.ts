import * as z from 'zod/mini'

/** Channels for the client's lifecycle. */
export const lifecycleChannels = {
  /** The document listens to events from now on. A link that was opened meanwhile follows as an event. */
  'life:listening': { args: z.tuple([]), result: z.void() },
} as const
