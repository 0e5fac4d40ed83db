import * as z from 'zod/mini'
import { openTabs } from '#lib/storage/open-tabs.ts'

/** Tells the tabs of an account about requests that are under way. `about` is the account. */
export const moneyTabs = openTabs(
  'money',
  z.union([
    z.object({ type: z.literal('ask'), about: z.string(), endpoint: z.string() }),
    z.object({
      type: z.literal('sent'),
      about: z.string(),
      endpoint: z.string(),
      key: z.string(),
      input: z.unknown(),
      at: z.number(),
    }),
  ]),
)
