import * as z from 'zod/mini'
import { amount, endpoint, listOf } from '../endpoint.ts'

/** What a sportsbook, an esports book, an arena or a lottery has today. */
const vendorEvents = z.object({
  vassalage: z.string(),
  gameType: z.string(),
  /** The game that opens. */
  gameName: z.string(),
  /** Smallest and largest bet of that game. */
  minBet: amount,
  maxBet: amount,
  /** Absent while the provider doesn't report it. */
  today: z.optional(z.nullable(z.number())),
  live: z.optional(z.nullable(z.number())),
  /** Milliseconds until the next match, fight or draw. */
  nextIn: z.optional(z.nullable(z.number())),
  /** The day's fight that is on, where one follows the other. */
  number: z.optional(z.nullable(z.number())),
  /** Sports or titles, in the requested language. */
  sports: z.optional(z.nullable(z.array(z.string()))),
})

/** `games.events` */
export const events = endpoint({
  id: 'games.events',
  method: 'GET',
  path: '/wps/relay/GLS2_eventList',
  auth: 'none',
  carrier: 'query',
  source: 'assumed',
  summary: 'What vendors of sports, esports, cockfights and lotteries have today, with their bet limits',
  input: z.object({ language: z.string() }),
  value: z.object({ list: listOf(vendorEvents, 'vassalage', 'gameType') }),
})

export type VendorEvents = z.output<typeof vendorEvents>
