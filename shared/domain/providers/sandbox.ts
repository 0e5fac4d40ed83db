import * as z from 'zod/mini'
import { gameMessage, type ProviderAdapter } from './game-message.ts'

const envelope = z.object({ source: z.literal('palaro-provider') })

/** The sandbox provider's own protocol: `{source: 'palaro-provider', type, …}`, with our own message types. */
export const sandbox: ProviderAdapter = {
  saysReady: true,
  read(data) {
    if (!z.safeParse(envelope, data).success) return undefined
    const parsed = z.safeParse(gameMessage, data)
    return parsed.success ? parsed.data : undefined
  },
  balanceHint: { source: 'palaro-site', type: 'balance' },
}
