import * as z from 'zod/mini'
import { amount, endpoint } from '../endpoint.ts'

/** What players are ranked by. */
export const rankingKinds = ['deposit', 'bet'] as const
/** The times a ranking is kept for: this day and month so far, and the month before. */
export const rankingPeriods = ['today', 'month', 'lastMonth'] as const

const ranking = z.object({ kind: z.enum(rankingKinds), period: z.enum(rankingPeriods) })

const rankedPlayer = z.object({
  place: z.number(),
  /** Shortened by the platform: other players' names are nobody's business. */
  customerName: z.string(),
  amount,
})

export const rankings = {
  top: endpoint({
    id: 'rankings.top',
    method: 'GET',
    path: '/wps/relay/MCS_rankTop',
    auth: 'none',
    carrier: 'query',
    source: 'assumed',
    summary: 'The twenty players who deposited or bet most in a period',
    input: ranking,
    value: z.object({
      list: z.array(rankedPlayer),
      /** How many players have any part in it. */
      players: z.number(),
      /** The period's days, both included, as yyyy-MM-dd in the merchant's zone. */
      from: z.string(),
      to: z.string(),
    }),
  }),
  own: endpoint({
    id: 'rankings.own',
    method: 'GET',
    path: '/wps/relay/MCS_rankOwn',
    auth: 'required',
    carrier: 'query',
    source: 'assumed',
    summary: "The member's own place in a ranking",
    input: ranking,
    value: z.object({
      /** Null for who has no part in it yet. */
      place: z.nullable(z.number()),
      customerName: z.string(),
      amount,
      /** What the player one place above is ahead by; null at the top, and for who isn't in it. */
      toNext: z.nullable(amount),
    }),
  }),
} as const

export type RankingKind = (typeof rankingKinds)[number]
export type RankingPeriod = (typeof rankingPeriods)[number]
export type RankedPlayer = z.output<typeof rankedPlayer>
