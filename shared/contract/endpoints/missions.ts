import * as z from 'zod/mini'
import { amount, endpoint, listOf, moneyEndpoint } from '../endpoint.ts'

export const missionPeriods = ['daily', 'weekly'] as const

const mission = z.object({
  missionId: z.string(),
  period: z.enum(missionPeriods),
  /** In the language of the request. */
  title: z.string(),
  text: z.string(),
  /** What progress is counted in: whole pieces, or an amount of money. */
  unit: z.enum(['count', 'money']),
  /** The game type to play; absent if any counts. */
  gameType: z.optional(z.string()),
  /** Whether a deposit is what it asks for. */
  deposit: z.boolean(),
  done: amount,
  target: amount,
  reward: amount,
  /** How much must be bet before the reward may be withdrawn. */
  required: amount,
  state: z.enum(['open', 'ready', 'claimed']),
})

const claimed = z.object({ orderId: z.string(), missionId: z.string(), amount, createTime: z.number() })

const place = z.object({ place: z.number(), customerName: z.string(), amount, prize: amount })

const ofMember = { method: 'GET', auth: 'required', carrier: 'query', source: 'assumed' } as const

const claimOrder = endpoint({
  ...ofMember,
  id: 'missions.claimOrder',
  path: '/wps/relay/MCS_missionClaim',
  summary: 'What became of claiming a mission, by the key it was sent with',
  input: z.object({ idempotencyKey: z.optional(z.string()) }),
  value: z.object({ order: z.nullable(claimed) }),
})

/** Missions and the weekly leaderboard. Days and weeks are those of the merchant's zone; a week begins on Sunday. */
export const missions = {
  summary: endpoint({
    ...ofMember,
    id: 'missions.summary',
    path: '/wps/relay/MCS_missionSummary',
    summary: "Today's and this week's missions, with the member's progress",
    input: z.object({ language: z.string() }),
    value: z.object({
      list: listOf(mission, 'missionId'),
      /** When today's and this week's missions end; milliseconds since 1970. */
      dayEnds: z.number(),
      weekEnds: z.number(),
    }),
  }),
  leaderboard: endpoint({
    ...ofMember,
    id: 'missions.leaderboard',
    path: '/wps/relay/MCS_missionLeaderboard',
    summary: 'The first twenty of a week by valid bets, and the own place',
    input: z.object({ week: z.enum(['this', 'last']) }),
    value: z.object({
      from: z.number(),
      to: z.number(),
      /** Settled: places are final and prizes paid. */
      settled: z.boolean(),
      list: listOf(place, 'place', 'customerName'),
      /** The prize of each place, the first one first. */
      prizes: z.array(amount),
      own: z.object({
        /** Null without a valid bet. For a settled week also null beyond the first twenty. */
        place: z.nullable(z.number()),
        amount,
        prize: amount,
        /** What is missing to the next place above; null at the first place, without a place, and once settled. */
        toNext: z.nullable(amount),
      }),
    }),
  }),
  /** @throws CLAIM_TAKEN, CLAIM_EXPIRED, CLAIM_NOT_READY */
  claim: moneyEndpoint({
    id: 'missions.claim',
    method: 'POST',
    path: '/wps/relay/MCS_claimMission',
    auth: 'required',
    carrier: 'json',
    movesMoney: { outcome: claimOrder },
    source: 'assumed',
    summary: 'Claim the reward of a finished mission',
    input: z.object({ missionId: z.string() }),
    value: claimed,
  }),
  claimOrder,
} as const

export type Mission = z.output<typeof mission>
