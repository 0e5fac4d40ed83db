import * as z from 'zod/mini'

/** News that may be notified while the client isn't in front. Main has a text for each, and shows no others. */
export const newsKind = z.enum(['message', 'chat', 'deposit'])
export type NewsKind = z.output<typeof newsKind>
