import * as z from 'zod/mini'
import { amount, endpoint, listOf, moneyEndpoint } from '../endpoint.ts'

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
  /**
   * sports, live, slots, card, fish, lotto, rebate, pointsMall, ranking, deposit, appDownload, newbie or other; any other
   * kind counts as the last.
   */
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
  /** What it brings, and what that asks for. Absent if it can't be said in figures. */
  terms: z.optional(
    z.nullable(
      z.object({
        /** Share of the deposit or loss, in percent. */
        percent: z.optional(z.nullable(z.number())),
        /** Money: the bonus itself, or the most with `percent` or `upTo`. */
        amount: z.optional(z.nullable(amount)),
        points: z.optional(z.nullable(z.number())),
        /** Whether the figure is the most one can get. */
        upTo: z.boolean(),
        /** What the amount is, if it isn't the player's own bonus: shared by the winners, or for each of two friends. */
        amountOf: z.optional(z.nullable(z.enum(['pool', 'each']))),
        /** How many times the usual points. */
        pointsTimes: z.optional(z.nullable(z.number())),
        /** When it is credited, in the language of the call. */
        paid: text,
        leastDeposit: z.optional(z.nullable(amount)),
        /** How often it must be bet before it may be withdrawn; 0 if it is free. Absent for what isn't money. */
        turnover: z.optional(z.nullable(z.number())),
      }),
    ),
  ),
  /** Deposits worked out, from the smallest up: what one brings, and what must then be bet before a withdrawal. */
  examples: z.optional(z.nullable(z.array(z.object({ deposit: amount, bonus: amount, toBet: amount })))),
  /** The terms, a sentence each, in the language of the call. */
  rules: z.optional(z.nullable(z.array(z.string()))),
  /** Whether it is a raffle: see `promotions.raffle`. */
  raffle: z.optional(z.nullable(z.boolean())),
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

/** How far a member is in a promotion, towards what comes next. */
const promotionProgress = z.object({
  done: amount,
  goal: amount,
  /** What the goal brings, in the language of the call: "0.9% rebate". */
  gain: z.string(),
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

/** What a raffle gives: either money or points. */
const prize = { amount: z.nullable(amount), points: z.nullable(z.number()) }

/** A member's draw in a raffle. */
const raffleDraw = z.object({
  /** Counts the member's draws from 1. */
  number: z.number(),
  /** The lantern that was picked, from 1 to 9. */
  parol: z.number(),
  /** Both null if nothing was behind it. */
  ...prize,
  state: z.enum(['nothing', 'won', 'claimed', 'lapsed']),
  /** Milliseconds since 1970. `claimUntil` is null if there is nothing to claim. */
  time: z.number(),
  claimUntil: z.nullable(z.number()),
})

const raffleClaimOutcome = endpoint({
  id: 'promotions.raffleClaimOutcome',
  method: 'GET',
  path: '/wps/relay/PROMO_raffleClaim',
  auth: 'required',
  carrier: 'query',
  source: 'assumed',
  summary: "What became of claiming a raffle's prize, by the key it was sent with",
  input: z.object({ idempotencyKey: z.optional(z.string()) }),
  value: z.object({ order: z.nullable(raffleDraw) }),
})

const claimOutcome = endpoint({
  id: 'promotions.claimOutcome',
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
    value: z.object({ list: listOf(promotion, 'promotionId') }),
  }),
  states: endpoint({
    id: 'promotions.states',
    method: 'GET',
    path: '/wps/relay/PROMO_states',
    auth: 'required',
    carrier: 'query',
    source: 'assumed',
    summary: 'How the account stands with the promotions that it has to do with',
    input: z.object({ platform: z.string(), language: z.optional(z.string()) }),
    value: z.object({
      list: listOf(
        z.object({
          promotionId: z.string(),
          /** applying, rejected, issued, claimed, process (under way) or joined; the client doesn't show others. */
          state: z.string(),
          progress: z.optional(z.nullable(promotionProgress)),
        }),
        'promotionId',
      ),
    }),
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
      list: listOf(application, 'applicationId'),
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
    movesMoney: { outcome: claimOutcome },
    source: 'assumed',
    summary: 'Claim what an accepted application brings',
    input: z.object({ applicationId: z.string() }),
    value: application,
  }),
  claimOutcome,
  raffle: endpoint({
    id: 'promotions.raffle',
    tellsTime: 'now',
    method: 'GET',
    path: '/wps/relay/PROMO_raffle',
    auth: 'none',
    carrier: 'query',
    source: 'assumed',
    summary: "A raffle's rules, what is left of its prizes, and the latest winners",
    input: z.object({ promotionId: z.string() }),
    value: z.object({
      /** Milliseconds since 1970; `endTime` is exclusive. */
      startTime: z.number(),
      endTime: z.number(),
      /** The operator's time, which decides whether it runs. */
      now: z.number(),
      /** Valid bets that give one draw. */
      betsPerDraw: amount,
      /** How often a prize of money must be bet before it may be withdrawn. */
      turnover: z.number(),
      /** For how many days a prize can be claimed. */
      claimDays: z.number(),
      /** All draws there are, and how many of them are gone. */
      draws: z.number(),
      gone: z.number(),
      prizes: listOf(
        z.object({ prizeId: z.string(), ...prize, count: z.number(), left: z.number() }),
        'prizeId',
      ),
      winners: z.array(z.object({ customerName: z.string(), ...prize, time: z.number() })),
    }),
  }),
  raffleDraws: endpoint({
    id: 'promotions.raffleDraws',
    method: 'GET',
    path: '/wps/relay/PROMO_raffleDraws',
    auth: 'required',
    carrier: 'query',
    source: 'assumed',
    summary: "A member's draws in a raffle, latest first, and how many are left",
    input: z.object({ promotionId: z.string() }),
    value: z.object({
      /** How many the member has made and may still make. */
      drawn: z.number(),
      left: z.number(),
      /** What must be bet for another one. */
      toNext: amount,
      list: listOf(raffleDraw, 'number'),
    }),
  }),
  /**
   * `number` is the draw to make, one above those made. The same number again is the same draw, so that a lost answer
   * doesn't use up two.
   * @throws RAFFLE_NOT_BEGUN, RAFFLE_OVER, RAFFLE_NO_DRAWS, RAFFLE_EMPTY
   */
  raffleDraw: endpoint({
    id: 'promotions.raffleDraw',
    method: 'POST',
    path: '/wps/relay/PROMO_raffleDraw',
    auth: 'required',
    carrier: 'json',
    source: 'assumed',
    summary: 'Draw in a raffle, by picking one of nine lanterns',
    input: z.object({ promotionId: z.string(), number: z.number(), parol: z.number() }),
    value: raffleDraw,
  }),
  /** @throws RAFFLE_NOTHING, RAFFLE_CLAIMED, RAFFLE_LAPSED */
  raffleClaim: moneyEndpoint({
    id: 'promotions.raffleClaim',
    method: 'POST',
    path: '/wps/relay/PROMO_raffleClaim',
    auth: 'required',
    carrier: 'json',
    movesMoney: { outcome: raffleClaimOutcome },
    source: 'assumed',
    summary: "Claim a raffle's prize",
    input: z.object({ promotionId: z.string(), number: z.number() }),
    value: raffleDraw,
  }),
  raffleClaimOutcome,
} as const

export type Promotion = z.output<typeof promotion>
export type Application = z.output<typeof application>
export type PromotionProgress = z.output<typeof promotionProgress>
export type PromotionTerms = NonNullable<Promotion['terms']>
export type RaffleDraw = z.output<typeof raffleDraw>
export type Raffle = z.output<(typeof promotions)['raffle']['value']>
export type ApplicationState = (typeof applicationStates)[number]
