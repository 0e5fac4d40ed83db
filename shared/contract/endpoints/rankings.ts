import * as z from 'zod/mini'
import { amount, endpoint, listOf } from '../endpoint.ts'

/** What players are ranked by. */
export const rankingKinds = ['deposit', 'bet'] as const
/** The periods of a ranking: this day and this month so far, and the previous month. */
export const rankingPeriods = ['today', 'month', 'lastMonth'] as const

const ranking = z.object({ kind: z.enum(rankingKinds), period: z.enum(rankingPeriods) })

const rankedPlayer = z.object({
  place: z.number(),
  /** Shortened by the gateway, because other players' names are private. */
  customerName: z.string(),
  amount,
  /** What the place brings. Absent where there are no prizes. */
  prize: z.optional(z.nullable(amount)),
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
      list: listOf(rankedPlayer, 'place', 'customerName'),
      /** Number of players in the ranking. */
      players: z.number(),
      /** First and last day of the period, as yyyy-MM-dd in the merchant's time zone. */
      from: z.string(),
      to: z.string(),
      /** How the prizes are paid: when, and how often one must be bet. Null for a period without prizes. */
      prizes: z.optional(z.nullable(z.object({ paidTime: z.number(), turnover: z.number() }))),
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
      /** Null for a member who isn't in the ranking yet. */
      place: z.nullable(z.number()),
      customerName: z.string(),
      amount,
      /** How far the player one place above is ahead; null at the top, and for a member who isn't in the ranking. */
      toNext: z.nullable(amount),
      /** What the own place brings. */
      prize: z.optional(z.nullable(amount)),
      /** The next place with a higher prize: how far away it is, and what it brings. */
      nextPrize: z.optional(z.nullable(z.object({ place: z.number(), distance: amount, prize: amount }))),
    }),
  }),
} as const

export type RankingKind = (typeof rankingKinds)[number]
export type RankingPeriod = (typeof rankingPeriods)[number]
export type RankedPlayer = z.output<typeof rankedPlayer>
