import * as z from 'zod/mini'

const filters = z.object({
  gameType: z.optional(z.string()),
  vassalage: z.optional(z.string()),
  gameClassify: z.optional(z.string()),
  gameName: z.optional(z.string()),
  minBet: z.optional(z.string()),
  volatility: z.optional(z.string()),
  /** Least return to player, in percent. */
  minRtp: z.optional(z.string()),
  feature: z.optional(z.string()),
})

/** What a list of games is narrowed by. What isn't set isn't filtered. */
export const gameFilters = filters.shape
/** What a list of games is narrowed by. */
export type GameFilters = z.input<typeof filters>
