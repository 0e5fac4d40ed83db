import * as z from 'zod/mini'
import { amount, endpoint, moneyEndpoint } from '../endpoint.ts'

/** The kinds of promotions. Any other kind counts as "other". */
export const promotionTypes = [
  'sports',
  'live',
  'slots',
  'card',
  'fish',
  'lotto',
  'rebate',
  'pointsMall',
  'ranking',
  'deposit',
  'appDownload',
  'newbie',
  'other',
] as const

/** The states of an account's application for a promotion. Other states follow from the promotion's own times. */
export const applicationStates = ['applying', 'rejected', 'issued', 'claimed', 'process', 'joined'] as const

const text = z.optional(z.nullable(z.string()))

/** The game that a promotion is played in, with what its launch needs. */
const promotionGame = z.object({
  nodeId: z.string(),
  gameName: z.string(),
  vassalage: z.string(),
  gameType: z.string(),
  gameCode: z.string(),
})

const promotion = z.object({
  promotionId: z.string(),
  /** Usually one of `promotionTypes`. */
  type: z.string(),
  title: z.string(),
  summary: z.string(),
  /** HTML from the gateway, hostile until sanitised. */
  content: z.string(),
  picture: z.string(),
  /** Milliseconds since 1970. `endTime` is absent for a promotion without an end. */
  startTime: z.number(),
  endTime: z.optional(z.nullable(z.number())),
  /** Where participation begins: PAGE (a path of the site), GAME, EXTERNAL (an https address), or nothing. */
  linkageType: text,
  target: text,
  /** With the linkage GAME; null when the game was removed. */
  game: z.optional(z.nullable(promotionGame)),
  /** Messengers, one of which is needed to redeem the bonus: ZALO, WHATSAPP. */
  redeemContacts: z.optional(z.nullable(z.array(z.string()))),
  /** Set for a promotion that must be applied for. */
  apply: z.optional(
    z.nullable(
      z.object({
        /** Whether pictures must prove it. */
        pictures: z.boolean(),
        /** What an accepted application brings: money, or points up to a number. */
        amount: z.nullable(amount),
        pointsUpTo: z.nullable(z.number()),
        /** How often the amount must be bet before it may be withdrawn. */
        turnover: z.number(),
        /** Applications per person in a week of the merchant's zone. */
        perWeek: z.number(),
      }),
    ),
  ),
})

/** An application of the member, from sent to paid. */
const application = z.object({
  applicationId: z.string(),
  promotionId: z.string(),
  state: z.enum(['applying', 'rejected', 'issued', 'claimed']),
  remark: z.string(),
  /** What it brings: money, or points. Both are null for points that aren't decided yet. */
  amount: z.nullable(amount),
  points: z.nullable(z.number()),
  /** Milliseconds since 1970; null while it hasn't happened. */
  sentTime: z.number(),
  decidedTime: z.nullable(z.number()),
  claimedTime: z.nullable(z.number()),
  /** Why it was rejected, in the language of the call. */
  reason: z.optional(z.nullable(z.string())),
})

const claimFate = endpoint({
  id: 'promotions.claimFate',
  method: 'GET',
  path: '/wps/relay/PROMO_claim',
  auth: 'required',
  carrier: 'query',
  source: 'assumed',
  summary: 'What became of a claim, by the key it was sent with',
  input: z.object({ idempotencyKey: z.optional(z.string()) }),
  value: z.object({ order: z.nullable(application) }),
})

export const promotions = {
  list: endpoint({
    id: 'promotions.list',
    method: 'GET',
    path: '/wps/relay/PROMO_list',
    auth: 'none',
    carrier: 'query',
    source: 'assumed',
    summary: 'Promotions that run, are about to, or ended lately',
    input: z.object({ language: z.string(), platform: z.string() }),
    value: z.object({ list: z.array(promotion) }),
  }),
  states: endpoint({
    id: 'promotions.states',
    method: 'GET',
    path: '/wps/relay/PROMO_states',
    auth: 'required',
    carrier: 'query',
    source: 'assumed',
    summary: 'How the account stands with the promotions that it has to do with',
    input: z.object({ platform: z.string() }),
    /** `state` is one of `applicationStates`; the client doesn't show others. */
    value: z.object({ list: z.array(z.object({ promotionId: z.string(), state: z.string() })) }),
  }),
  applications: endpoint({
    id: 'promotions.applications',
    method: 'GET',
    path: '/wps/relay/PROMO_applications',
    auth: 'required',
    carrier: 'query',
    source: 'assumed',
    summary:
      "The member's applications for a promotion, latest first, and how many more may be sent this week",
    input: z.object({ promotionId: z.string(), language: z.string() }),
    value: z.object({
      list: z.array(application),
      left: z.number(),
      /** When the week ends; milliseconds since 1970. */
      weekEnds: z.number(),
    }),
  }),
  apply: endpoint({
    id: 'promotions.apply',
    method: 'POST',
    path: '/wps/relay/PROMO_apply',
    auth: 'required',
    carrier: 'json',
    source: 'assumed',
    summary: 'Apply for a promotion; the same key again is the same application',
    input: z.object({
      promotionId: z.string(),
      /** At most 140 characters. */
      remark: z.string(),
      /** Ids of uploaded pictures, at most three. */
      pictures: z.array(z.string()),
      /** The number for one of the promotion's messengers, if it needs one. */
      contact: z.optional(z.string()),
      /** Created when the form opens, so that a second press or a lost answer doesn't apply twice. */
      requestKey: z.string(),
    }),
    value: application,
  }),
  claim: moneyEndpoint({
    id: 'promotions.claim',
    method: 'POST',
    path: '/wps/relay/PROMO_claim',
    auth: 'required',
    carrier: 'json',
    movesMoney: { fate: claimFate },
    source: 'assumed',
    summary: 'Claim what an accepted application brings',
    input: z.object({ applicationId: z.string() }),
    value: application,
  }),
  claimFate,
} as const

export type Promotion = z.output<typeof promotion>
export type Application = z.output<typeof application>
export type ApplicationState = (typeof applicationStates)[number]
