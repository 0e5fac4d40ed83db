import * as z from 'zod/mini'
import { amount, endpoint, listOf, nothing, pageOf, paging } from '../endpoint.ts'

/**
 * How an invited friend stands: bet in the last 30 days, bet only before that, or hasn't bet yet.
 */
export const friendStates = ['active', 'quiet', 'new'] as const

const friend = z.object({
  friendId: z.string(),
  /** Masked. */
  name: z.string(),
  /** When they registered; milliseconds since 1970. */
  joined: z.number(),
  state: z.enum(friendStates),
  /** Their valid bets on the days already paid, and what the member got for them. */
  validBet: amount,
  income: amount,
})

const ofMember = { method: 'GET', auth: 'required', carrier: 'query', source: 'assumed' } as const

/** Inviting friends, and the income from what they bet. */
export const referral = {
  overview: endpoint({
    ...ofMember,
    id: 'referral.overview',
    path: '/wps/relay/MCS_referralOverview',
    summary: "The member's referral code, the rules, and the income so far. Past days never change",
    input: nothing,
    value: z.object({
      code: z.string(),
      /** A day's income is paid by itself, once the day is over in the merchant's zone. */
      rules: z.object({
        /** Percentage of valid bets by level: 1 is invited by the member, 2 by those, and so on. */
        levels: z.array(z.object({ level: z.number(), percent: z.string() })),
        /** How often income must be bet before it may be withdrawn; 0 for not at all. */
        turnover: z.number(),
        /** Days within which a friend who bet counts as active. */
        activeDays: z.number(),
      }),
      /** Friends invited by the member. */
      friends: z.object({ total: z.number(), active: z.number(), thisMonth: z.number() }),
      /** `today` isn't final and not paid yet. The others are what was paid. */
      income: z.object({ today: amount, thisMonth: amount, total: amount }),
      levels: z.array(z.object({ level: z.number(), friends: z.number(), validBet: amount, income: amount })),
      /** The last 30 finished days of the merchant's zone, in order. `date` as yyyy-MM-dd. */
      days: listOf(z.object({ date: z.string(), validBet: amount, income: amount }), 'date'),
    }),
  }),
  friends: endpoint({
    ...ofMember,
    id: 'referral.friends',
    path: '/wps/relay/MCS_referralFriends',
    summary: 'Friends that the member invited, latest first',
    input: z.object(paging),
    value: z.object({
      ...pageOf(friend, 'friendId').shape,
      totals: z.optional(z.object({ validBet: amount, income: amount })),
    }),
  }),
} as const

export type Friend = z.output<typeof friend>
