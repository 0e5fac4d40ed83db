import * as z from 'zod/mini'
import { openTabs } from '#lib/storage/open-tabs.ts'

/** What the tabs of one browser tell each other of money that is on its way. */
const message = z.union([
  z.object({ type: z.literal('ask'), account: z.string(), endpoint: z.string() }),
  z.object({
    type: z.literal('sent'),
    account: z.string(),
    endpoint: z.string(),
    key: z.string(),
    input: z.unknown(),
    at: z.number(),
  }),
])
export type MoneyMessage = z.output<typeof message>

const channel = openTabs('money')

/** Tells the other tabs of this browser. */
export function tellTabs(said: MoneyMessage): void {
  channel?.postMessage(said)
}

/** Hears the other tabs; what isn't one of the known messages is dropped. */
export function hearTabs(listener: (said: MoneyMessage) => void): void {
  channel?.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
    const parsed = z.safeParse(message, data)
    if (parsed.success) listener(parsed.data)
  })
}
