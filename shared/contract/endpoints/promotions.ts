import * as z from 'zod/mini'
import { endpoint } from '../endpoint.ts'

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
} as const

export type Promotion = z.output<typeof promotion>
export type ApplicationState = (typeof applicationStates)[number]
