/** A second protocol, as another provider might use: JSON as a string, different events, amounts in centavos. */
import type { HostMessage } from '../protocol.ts'

const events = {
  ready: 'game.loaded',
  close: 'game.exit',
  lobby: 'game.home',
  deposit: 'cashier.open',
  balance: 'wallet.changed',
  roundStart: 'round.opened',
  roundEnd: 'round.settled',
  sessionExpired: 'session.timeout',
  insufficientFunds: 'wallet.low',
} as const satisfies Record<HostMessage['type'], string>

/** Converts an amount with two decimals ("12.50") to centavos. */
const centavos = (amount: string): number => Number(amount.replace('.', ''))

/** Encodes a message in this protocol. */
export const inBayfrontWords = (message: HostMessage): string =>
  JSON.stringify({
    bayfront: 1,
    event: events[message.type],
    ...(message.type === 'roundEnd' && {
      payload: { stake: centavos(message.bet), payout: centavos(message.win) },
    }),
  })
