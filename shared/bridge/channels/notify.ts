import * as z from 'zod/mini'

/** News that a person may be told while the client is not in front; main has the words for each, and no other. */
const newsKind = z.enum(['message', 'chat', 'deposit'])
export type NewsKind = z.output<typeof newsKind>

/** The system's own notifications. */
export const notifyChannels = {
  /** There is news; resolves with whether it was shown: it was asked for, nobody is looking, and it isn't too much. */
  'client:notify': { args: z.tuple([newsKind]), result: z.boolean() },
} as const
