import * as z from 'zod/mini'

const amountText = z.string().check(z.regex(/^-?\d{1,15}(\.\d{1,8})?$/))

/** What a running game may tell the client. A balance is a hint to ask the gateway, never a figure to show. */
export const gameMessage = z.union([
  z.object({ type: z.literal('ready') }),
  z.object({ type: z.literal('close') }),
  z.object({ type: z.literal('lobby') }),
  z.object({ type: z.literal('deposit') }),
  z.object({ type: z.literal('balance') }),
  z.object({ type: z.literal('roundStart') }),
  z.object({ type: z.literal('roundEnd'), bet: amountText, win: amountText, net: amountText }),
  z.object({ type: z.literal('sessionExpired') }),
  z.object({ type: z.literal('insufficientFunds') }),
])

export type GameMessage = z.output<typeof gameMessage>

/** How one provider's games speak. */
export type ProviderAdapter = {
  /** Whether its games say that they are ready: one whose page loads without a word then doesn't run. */
  saysReady: boolean
  /** Turns what a game posted into ours; undefined for anything the adapter doesn't know. */
  read(data: unknown): GameMessage | undefined
}
