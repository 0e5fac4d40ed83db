import { dayLength, startOfDay } from '#sandbox/world/market/merchant-zone.ts'
import type { Text } from '#sandbox/world/texts/language.ts'
import type { promotionTypes } from '#shared/contract/endpoints/promotions.ts'
import { happyHour } from '../points/happy-hour.ts'
import { raffleTitle } from '../raffle/messages.ts'
import { firstDay, lastDay, prizeTurnover } from '../raffle/rules.ts'
import { prizePool, prizeTurnover as rankingTurnover } from '../rankings/prizes.ts'
import { referralRates, referralTurnover } from '../referral/rules.ts'
import { texts } from './texts.ts'

/** Where a player takes part: a page of the site, a game by name, or an external URL. */
type Linkage =
  | { readonly linkageType: 'GAME'; readonly game: string }
  | { readonly linkageType: 'PAGE' | 'EXTERNAL'; readonly target: string }

/** Figures of a promotion. Amounts in minor units. */
export type PromotionTerms = {
  readonly percent?: number
  readonly amount?: number | null
  readonly points?: number
  readonly upTo: boolean
  readonly amountOf?: 'pool' | 'each'
  readonly pointsTimes?: number
  readonly leastDeposit?: number
  readonly turnover?: number
}

export type PromotionContent = {
  readonly id: string
  readonly type: (typeof promotionTypes)[number]
  readonly title: Text
  readonly summary: Text
  /** HTML. */
  readonly content: Text
  /** First and last day, in days from the one on which the sandbox was made. `until` is null if it has no end. */
  readonly from: number
  readonly until: number | null
  readonly linkage?: Linkage
  /** Messengers that the bonus needs a contact of. */
  readonly redeemContacts?: readonly ('ZALO' | 'WHATSAPP')[]
  /** Whether it is the raffle. */
  readonly raffle?: true
  /** What it brings and asks for, unless its application, its deposit bonus or its weekly rule says so. */
  readonly terms?: PromotionTerms
  /** How it is applied for, if it must be. Amount in minor units; points instead if it gives those. */
  readonly apply?: {
    readonly pictures: boolean
    readonly amount?: number
    readonly pointsUpTo?: number
    readonly turnover: number
    readonly perWeek: number
  }
  /** The banner scene used as its picture. */
  readonly art: { readonly group: string; readonly seed: number }
}

const page = (target: string): Linkage => ({ linkageType: 'PAGE', target })

export const promotions: readonly PromotionContent[] = [
  {
    id: 'rebate',
    type: 'rebate',
    title: texts.promotions.rebate.title,
    summary: texts.promotions.rebate.summary,
    content: texts.promotions.rebate.content,
    from: -60,
    until: null,
    linkage: page('/rng'),
    art: { group: 'w_rng', seed: 0 },
  },
  {
    id: 'first',
    type: 'newbie',
    title: texts.promotions.first.title,
    summary: texts.promotions.first.summary,
    content: texts.promotions.first.content,
    from: -60,
    until: null,
    linkage: page('/deposit'),
    art: { group: 'w_reg', seed: 1 },
  },
  {
    id: 'race',
    type: 'ranking',
    title: texts.promotions.race.title,
    summary: texts.promotions.race.summary,
    content: texts.promotions.race.content,
    from: -60,
    until: null,
    linkage: page('/games'),
    terms: {
      amount: prizePool('bet'),
      upTo: false,
      amountOf: 'pool',
      turnover: rankingTurnover,
    },
    art: { group: 'w_bet20', seed: 2 },
  },
  {
    id: 'friend',
    type: 'other',
    title: texts.promotions.friend.title,
    summary: texts.promotions.friend.summary,
    content: texts.promotions.friend.content,
    from: -90,
    until: null,
    terms: { percent: referralRates[0] / 100, upTo: false, turnover: referralTurnover },
    art: { group: 'w_promotion', seed: 0 },
  },
  {
    id: 'parol',
    type: 'other',
    title: raffleTitle,
    summary: texts.promotions.parol.summary,
    content: texts.promotions.parol.content,
    from: firstDay,
    until: lastDay,
    raffle: true,
    terms: { amount: 50_000_00, upTo: true, turnover: prizeTurnover },
    art: { group: 'w_home', seed: 2 },
  },
  {
    id: 'fish',
    type: 'fish',
    title: texts.promotions.fish.title,
    summary: texts.promotions.fish.summary,
    content: texts.promotions.fish.content,
    from: -30,
    until: null,
    linkage: page('/fish'),
    terms: { pointsTimes: happyHour.times, upTo: false },
    art: { group: 'w_fish', seed: 1 },
  },
  {
    id: 'app',
    type: 'appDownload',
    title: texts.promotions.app.title,
    summary: texts.promotions.app.summary,
    content: texts.promotions.app.content,
    from: -120,
    until: null,
    linkage: page('/down'),
    apply: { pictures: true, amount: 88_00, turnover: 3, perWeek: 1 },
    art: { group: 'w_down', seed: 1 },
  },
  {
    id: 'zalo',
    type: 'other',
    title: texts.promotions.zalo.title,
    summary: texts.promotions.zalo.summary,
    content: texts.promotions.zalo.content,
    from: -14,
    until: 21,
    linkage: { linkageType: 'EXTERNAL', target: 'https://zalo.example/palaro' },
    redeemContacts: ['ZALO', 'WHATSAPP'],
    apply: { pictures: false, pointsUpTo: 131_000, turnover: 0, perWeek: 1 },
    art: { group: 'w_home', seed: 1 },
  },
  {
    id: 'share',
    type: 'other',
    title: texts.promotions.share.title,
    summary: texts.promotions.share.summary,
    content: texts.promotions.share.content,
    from: -40,
    until: null,
    apply: { pictures: true, amount: 58_00, turnover: 0, perWeek: 3 },
    art: { group: 'w_promotion', seed: 4 },
  },
  {
    id: 'live',
    type: 'live',
    title: texts.promotions.live.title,
    summary: texts.promotions.live.summary,
    content: texts.promotions.live.content,
    from: -45,
    until: null,
    linkage: page('/live'),
    art: { group: 'w_live', seed: 0 },
  },
  {
    id: 'sports',
    type: 'sports',
    title: texts.promotions.sports.title,
    summary: texts.promotions.sports.summary,
    content: texts.promotions.sports.content,
    from: -20,
    until: 40,
    linkage: { linkageType: 'GAME', game: 'Kampeon Sportsbook' },
    art: { group: 'w_sports', seed: 0 },
  },
  {
    id: 'reload',
    type: 'deposit',
    title: texts.promotions.reload.title,
    summary: texts.promotions.reload.summary,
    content: texts.promotions.reload.content,
    from: -75,
    until: null,
    linkage: page('/deposit'),
    art: { group: 'w_deposit20', seed: 0 },
  },
  {
    id: 'card',
    type: 'card',
    title: texts.promotions.card.title,
    summary: texts.promotions.card.summary,
    content: texts.promotions.card.content,
    from: 5,
    until: 33,
    linkage: page('/pvp'),
    art: { group: 'w_pvp', seed: 0 },
  },
  {
    id: 'mall',
    type: 'pointsMall',
    title: texts.promotions.mall.title,
    summary: texts.promotions.mall.summary,
    content: texts.promotions.mall.content,
    from: -12,
    until: -5,
    linkage: page('/pointMall'),
    art: { group: 'w_shop', seed: 0 },
  },
  {
    id: 'fiesta',
    type: 'slots',
    title: texts.promotions.fiesta.title,
    summary: texts.promotions.fiesta.summary,
    content: texts.promotions.fiesta.content,
    from: -20,
    until: -9,
    linkage: { linkageType: 'GAME', game: 'Golden Carabao' },
    art: { group: 'w_rng', seed: 1 },
  },
]

type Run = { start: number; end: number | null }

/** When a promotion starts and ends in a sandbox made at a time: at midnight in the merchant's time zone. */
function runOf({ from, until }: PromotionContent, made: number): Run {
  const day = startOfDay(made)
  return { start: day + from * dayLength, end: until === null ? null : day + (until + 1) * dayLength }
}

/** When a promotion runs, in ms since 1970; never if there is none with this id. */
export function promotionRun(id: string, made: number): Run {
  const promotion = promotions.find((one) => one.id === id)
  return promotion ? runOf(promotion, made) : { start: 0, end: 0 }
}

const timedPromotions = (made: number) =>
  promotions.map((promotion) => ({ ...promotion, ...runOf(promotion, made) }))

/** All promotions of a sandbox made at a time: running and upcoming ones first, then those that have ended. */
export function listedPromotions(now: number, made: number) {
  const all = timedPromotions(made)
  const isOver = ({ end }: Run) => end !== null && end <= now
  return [...all.filter((promotion) => !isOver(promotion)), ...all.filter(isOver)]
}

/** Promotions that are running now. @param made as above. */
export const openPromotions = (now: number, made: number) =>
  timedPromotions(made).filter(({ start, end }) => start <= now && (end === null || now < end))
