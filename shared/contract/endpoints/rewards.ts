import * as z from 'zod/mini'
import { amount, endpoint, listOf, moneyEndpoint, nothing } from '../endpoint.ts'

export const rewardKinds = ['welcome', 'checkin', 'cashback', 'vip', 'milestone'] as const

const reward = z.object({
  rewardId: z.string(),
  kind: z.enum(rewardKinds),
  /** In the language of the request. */
  title: z.string(),
  amount,
  /** How much must be bet before it may be withdrawn; zero if it is free. */
  required: amount,
  /** When it expires, exclusive; milliseconds since 1970. Null if it doesn't. */
  until: z.nullable(z.number()),
  /** The figure that it is computed from: a loss, or the valid bets so far. */
  basis: z.optional(amount),
  /** The valid bets that it asks for. */
  goal: z.optional(amount),
  /** Share of the basis, in percent. */
  percent: z.optional(z.string()),
  /** The day of the streak, from 1. */
  day: z.optional(z.number()),
  /** First and last moment of the days that the basis covers, the last one exclusive. */
  from: z.optional(z.number()),
  to: z.optional(z.number()),
})

const claimed = z.object({ orderId: z.string(), rewardId: z.string(), amount, createTime: z.number() })

const ofMember = { method: 'GET', auth: 'required', carrier: 'query', source: 'assumed' } as const

const claimOrder = endpoint({
  ...ofMember,
  id: 'rewards.claimOrder',
  path: '/wps/relay/MCS_rewardClaim',
  summary: 'What became of claiming a reward, by the key it was sent with',
  input: z.object({ idempotencyKey: z.optional(z.string()) }),
  value: z.object({ order: z.nullable(claimed) }),
})

/** Rewards that a member may claim. */
export const rewards = {
  list: endpoint({
    ...ofMember,
    id: 'rewards.list',
    path: '/wps/relay/MCS_rewards',
    summary: 'Rewards to claim, rewards to come, and the last ones claimed',
    input: z.object({ language: z.string() }),
    value: z.object({
      ready: listOf(reward, 'rewardId'),
      soon: listOf(reward, 'rewardId'),
      /** The latest twenty. */
      claimed: listOf(
        z.object({ orderId: z.string(), title: z.string(), amount, createTime: z.number() }),
        'orderId',
      ),
      total: amount,
      /** Claimed since the month began in the merchant's zone. */
      thisMonth: amount,
    }),
  }),
  waiting: endpoint({
    ...ofMember,
    id: 'rewards.waiting',
    path: '/wps/relay/MCS_claimCounts',
    summary: 'How many rewards and missions can be claimed now, for the badges',
    input: nothing,
    value: z.object({ rewards: z.number(), missions: z.number() }),
  }),
  /** @throws CLAIM_TAKEN, CLAIM_EXPIRED, CLAIM_NOT_READY */
  claim: moneyEndpoint({
    id: 'rewards.claim',
    method: 'POST',
    path: '/wps/relay/MCS_claimReward',
    auth: 'required',
    carrier: 'json',
    movesMoney: { outcome: claimOrder },
    source: 'assumed',
    summary: 'Claim a reward',
    input: z.object({ rewardId: z.string() }),
    value: claimed,
  }),
  claimOrder,
} as const

export type Reward = z.output<typeof reward>
