import { promotions } from '#sandbox/operator/promotions/promotions.ts'
import { raffleTitle } from '#sandbox/operator/raffle/messages.ts'
import { sameText, type Text } from '../texts/language.ts'
import { texts } from './texts.ts'

/** Target of a banner: a game by name, a promotion, a page of the site, or an external URL. */
type Linkage =
  | { linkageType: 'GAME'; game: string }
  | { linkageType: 'PROMOTION' | 'PAGE' | 'EXTERNAL'; target: string }

export type BannerContent = {
  readonly id: number
  readonly group: string
  /** Position in its group. Also the seed of its picture. */
  readonly seed: number
  readonly title: Text
  readonly subtitle?: Text
  readonly linkage?: Linkage
  /** What following the linkage does. */
  readonly action?: Text
}

const page = (target: string): Linkage => ({ linkageType: 'PAGE', target })
const game = (name: string): Linkage => ({ linkageType: 'GAME', game: name })
const promotion = (target: string): Linkage => ({ linkageType: 'PROMOTION', target })

/** A promotion's own title. */
const titleOf = (promotionId: string): Text =>
  promotions.find(({ id }) => id === promotionId)?.title ?? sameText('')

type Row = readonly [group: string, title: Text, subtitle?: Text, linkage?: Linkage, action?: Text]

const playNow = texts.playNow
const seeOffer = texts.seeOffer
/** Said of banners that don't say it themselves. */
const usualActions: Readonly<Partial<Record<Linkage['linkageType'], Text>>> = {
  GAME: playNow,
  PROMOTION: seeOffer,
}

const rows: readonly Row[] = [
  [
    'w_home',
    texts.banners.open.title,
    texts.banners.open.subtitle,
    page('/games'),
    texts.banners.open.action,
  ],
  ['w_home', texts.banners.firstDeposit.title, texts.banners.firstDeposit.subtitle, promotion('first')],
  ['w_home', sameText('Golden Carabao'), texts.banners.grandJackpot.subtitle, game('Golden Carabao')],
  [
    'w_home',
    texts.banners.phone.title,
    texts.banners.phone.subtitle,
    page('/down'),
    texts.banners.phone.action,
  ],
  ['w_rng', sameText('Bulkan Fury'), texts.banners.itsJackpot.subtitle, game('Bulkan Fury')],
  ['w_rng', titleOf('rebate'), texts.banners.weekend.subtitle, promotion('rebate')],
  ['w_live', sameText('Amihan Baccarat A'), texts.banners.dealtLive.subtitle, game('Amihan Baccarat A')],
  ['w_live', sameText('Color Game Live'), texts.banners.perya.subtitle, game('Color Game Live')],
  ['w_fish', titleOf('fish'), texts.banners.happyHour.subtitle, promotion('fish')],
  ['w_pvp', texts.banners.tongits.title, texts.banners.tongits.subtitle, game('Tongits Tambayan')],
  ['w_sports', texts.banners.matchday.title, texts.banners.matchday.subtitle, game('Kampeon Sportsbook')],
  ['w_esports', sameText('Alab Versus Arena'), texts.banners.odds.subtitle, game('Alab Versus Arena')],
  ['w_lott', sameText('Bayan Lotto 6/49'), texts.banners.draws.subtitle, page('/lottery'), playNow],
  ['w_down', texts.banners.screens.title, texts.banners.screens.subtitle],
  ['w_promotion', raffleTitle, texts.banners.parol.subtitle, promotion('parol')],
  ['w_shop', texts.banners.points.title, texts.banners.points.subtitle],
  ['w_ybg', sameText('Yaman Games'), texts.banners.rooms.subtitle],
  ['w_pg', sameText('Perlas Gaming'), texts.banners.stories.subtitle],
  ['w_login', texts.banners.welcomeBack.title, texts.banners.welcomeBack.subtitle],
  ['w_reg', texts.banners.welcomeCredit.title, texts.banners.welcomeCredit.subtitle],
  ['w_deposit20', texts.banners.depositTop20.title],
  ['w_bet20', texts.banners.betTop20.title],
]

/** At least one banner for every group in the specification. */
export const banners: readonly BannerContent[] = rows.map(
  ([group, title, subtitle, linkage, action], index) => {
    const label = action ?? (linkage && usualActions[linkage.linkageType])
    return {
      id: 501 + index,
      group,
      seed: rows.slice(0, index).filter(([other]) => other === group).length,
      title,
      ...(subtitle && { subtitle }),
      ...(linkage && { linkage }),
      ...(label && { action: label }),
    }
  },
)
