import * as z from 'zod/mini'
import type { GameMessage, ProviderAdapter } from './game-message.ts'

/**
 * Words that many providers post as plain text, or as `{type}` or `{event}`. A `roundEnd` without figures only hints
 * that the balance has changed.
 */
const words: Record<string, Exclude<GameMessage['type'], 'roundEnd'>> = {
  close: 'close',
  exit: 'close',
  closeGame: 'close',
  lobby: 'lobby',
  goHome: 'lobby',
  deposit: 'deposit',
  cashier: 'deposit',
  balance: 'balance',
  updateBalance: 'balance',
  roundEnd: 'balance',
  ready: 'ready',
  gameLoaded: 'ready',
  roundStart: 'roundStart',
  sessionExpired: 'sessionExpired',
  insufficientFunds: 'insufficientFunds',
}
const shape = z.lazy(() =>
  z.union([z.string(), z.object({ type: z.string() }), z.object({ event: z.string() })]),
)

/** For providers without their own adapter. Nothing guarantees that their games report when they are ready. */
export const plainWords: ProviderAdapter = {
  saysReady: false,
  read(data) {
    const parsed = z.safeParse(shape, data)
    if (!parsed.success) return undefined
    const { data: said } = parsed
    const word = typeof said === 'string' ? said : 'type' in said ? said.type : said.event
    const type = Object.hasOwn(words, word) ? words[word] : undefined
    return type && { type }
  },
}
