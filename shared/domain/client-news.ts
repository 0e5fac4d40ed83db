import * as z from 'zod/mini'

/** News that a person may be told while the client is not in front; main has the words for each, and no other. */
export const newsKind = z.enum(['message', 'chat', 'deposit'])
export type NewsKind = z.output<typeof newsKind>
