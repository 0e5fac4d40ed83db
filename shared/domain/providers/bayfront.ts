import * as z from 'zod/mini'
import { fromMinor } from '../money.ts'
import { wholeNumber } from '../whole-number.ts'
import type { GameMessage, ProviderAdapter } from './game-message.ts'

/** Maximum length of a message, which is JSON as text. */
const longest = 2000

const settled = z.lazy(() => {
  const centavos = wholeNumber(1_000_000_000_000)
  return z.object({
    event: z.literal('round.settled'),
    payload: z.object({ stake: centavos, payout: centavos }),
  })
})

/** Events without data that we use. */
const plain = z.lazy(() =>
  z.object({
    event: z.enum([
      'game.loaded',
      'game.exit',
      'game.home',
      'cashier.open',
      'wallet.changed',
      'round.opened',
      'session.timeout',
      'wallet.low',
    ]),
  }),
)

const meanings: Record<z.output<typeof plain>['event'], Exclude<GameMessage['type'], 'roundEnd'>> = {
  'game.loaded': 'ready',
  'game.exit': 'close',
  'game.home': 'lobby',
  'cashier.open': 'deposit',
  'wallet.changed': 'balance',
  'round.opened': 'roundStart',
  'session.timeout': 'sessionExpired',
  'wallet.low': 'insufficientFunds',
}

/**
 * A provider with another protocol: JSON as text, `{"bayfront": 1, "event": …, "payload": …}`, with amounts in whole
 * centavos. It doesn't send the net result, which is the payout minus the stake.
 */
export const bayfront: ProviderAdapter = {
  saysReady: true,
  read(data) {
    const event = parse(data)
    const round = z.safeParse(settled, event)
    if (round.success) {
      const { stake, payout } = round.data.payload
      return {
        type: 'roundEnd',
        bet: fromMinor(stake),
        win: fromMinor(payout),
        net: fromMinor(payout - stake),
      }
    }
    const known = z.safeParse(plain, event)
    return known.success ? { type: meanings[known.data.event] } : undefined
  },
  balanceHint: JSON.stringify({ bayfront: 1, command: 'wallet.refresh' }),
}

const envelope = z.object({ bayfront: z.literal(1) })

function parse(data: unknown): unknown {
  if (typeof data !== 'string' || data.length > longest) return undefined
  try {
    const json: unknown = JSON.parse(data)
    return z.safeParse(envelope, json).success ? json : undefined
  } catch {
    return undefined
  }
}
