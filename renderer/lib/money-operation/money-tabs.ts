import * as z from 'zod/mini'
import { openTabs } from '#lib/storage/open-tabs.ts'

/** Messages between the tabs of one browser about requests that are under way. */
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

/** Sends a message to the other tabs of this browser. */
export function tellTabs(said: MoneyMessage): void {
  channel?.postMessage(said)
}

/** Registers a listener for messages of the other tabs. Unknown messages are ignored. */
export function hearTabs(listener: (said: MoneyMessage) => void): void {
  channel?.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
    const parsed = z.safeParse(message, data)
    if (parsed.success) listener(parsed.data)
  })
}
