import * as z from 'zod/mini'

const amountText = z.string().check(z.regex(/^-?\d{1,15}(\.\d{1,8})?$/))

/** The messages of a running game to the client. `balance` is a hint to ask the gateway, and carries no figure. */
export const gameMessage = z.lazy(() =>
  z.union([
    z.object({ type: z.literal('ready') }),
    z.object({ type: z.literal('close') }),
    z.object({ type: z.literal('lobby') }),
    z.object({ type: z.literal('deposit') }),
    z.object({ type: z.literal('balance') }),
    z.object({ type: z.literal('roundStart') }),
    z.object({ type: z.literal('roundEnd'), bet: amountText, win: amountText, net: amountText }),
    z.object({ type: z.literal('sessionExpired') }),
    z.object({ type: z.literal('insufficientFunds') }),
  ]),
)

export type GameMessage = z.output<typeof gameMessage>

/** The protocol of one provider's games. */
export type ProviderAdapter = {
  /** Whether its games report when they are ready. If so, a page that loads but stays silent isn't running. */
  saysReady: boolean
  /** Converts a posted message to ours; undefined for anything that the adapter doesn't know. */
  read(data: unknown): GameMessage | undefined
  /** What to post to a game so that it reads its balance again. Missing if its protocol has no such message. */
  balanceHint?: unknown
}
