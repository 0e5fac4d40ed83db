import * as z from 'zod/mini'
import { newsKind } from '../../domain/client-news.ts'

/** Channel for the system's notifications. */
export const notifyChannels = {
  /**
   * Reports news. Resolves with whether a notification was shown: only if the setting allows it, no window has the
   * focus and the limit isn't reached.
   */
  'client:notify': { args: z.tuple([newsKind]), result: z.boolean() },
} as const
