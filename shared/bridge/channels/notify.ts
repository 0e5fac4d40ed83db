import * as z from 'zod/mini'
import { newsKind } from '../../domain/client-news.ts'

/** The system's own notifications. */
export const notifyChannels = {
  /** There is news; resolves with whether it was shown: it was asked for, nobody is looking, and it isn't too much. */
  'client:notify': { args: z.tuple([newsKind]), result: z.boolean() },
} as const
