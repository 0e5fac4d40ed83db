import { newsKinds } from '#sandbox/operator/messages/kinds/news.ts'
import { promotions } from '#sandbox/operator/promotions/promotions.ts'
import { fillText, mapText, type Text } from '../texts/language.ts'
import { texts } from './texts.ts'

export type NoticeKind = 'player' | 'banners' | 'popup' | 'promotion'

/** A notice. Its age counts back from now, so the notices never look outdated. */
export type NoticeContent = {
  readonly id: number
  readonly kind: NoticeKind
  readonly hoursOld: number
  readonly title: Text
  /** HTML. */
  readonly content: Text
} & Extra

/** What a notice is about, and where to go from it. */
type Extra = {
  readonly category?: 'games' | 'payments' | 'promotion' | 'rules' | 'safety' | 'results' | 'app'
  readonly link?: { readonly path: string; readonly text: Text }
}

/** Weeks whose winners were announced, the latest first. */
const weeks = 6

type Row = readonly [kind: NoticeKind, hoursOld: number, title: Text, content: Text, extra?: Extra]

const seePromotion = texts.seePromotion

/** A promotion as news, in its own words. */
function ofPromotion(kind: NoticeKind, hoursOld: number, promotionId: string): Row {
  const promotion = promotions.find(({ id }) => id === promotionId)
  if (!promotion) throw new Error(`there is no promotion ${promotionId}`)
  const { title, summary } = promotion
  const link = { path: `/promoDetail?id=${promotionId}`, text: seePromotion }
  return [
    kind,
    hoursOld,
    title,
    mapText(summary, (words) => `<p>${words}</p>`),
    { category: 'promotion', link },
  ]
}

const rows: readonly Row[] = [
  [
    'player',
    3,
    texts.notices.gamesBack.title,
    texts.notices.gamesBack.content,
    {
      category: 'games',
      link: {
        path: '/rng?vassalage=JL',
        text: texts.notices.gamesBack.link.text,
      },
    },
  ],
  [
    'player',
    26,
    newsKinds.freeDeposits.title,
    texts.notices.freeDeposits.content,
    {
      category: 'payments',
      link: {
        path: '/deposit',
        text: texts.notices.freeDeposits.link.text,
      },
    },
  ],
  ofPromotion('player', 30, 'rebate'),
  [
    'player',
    52,
    texts.notices.clearerTerms.title,
    texts.notices.clearerTerms.content,
    {
      category: 'rules',
      link: {
        path: '/help#term',
        text: texts.notices.clearerTerms.link.text,
      },
    },
  ],
  [
    'player',
    75,
    texts.notices.newTables.title,
    texts.notices.newTables.content,
    {
      category: 'games',
      link: {
        path: '/live',
        text: texts.notices.newTables.link.text,
      },
    },
  ],
  [
    'player',
    98,
    texts.notices.newVersion.title,
    texts.notices.newVersion.content,
    {
      category: 'app',
      link: {
        path: '/down',
        text: texts.notices.newVersion.link.text,
      },
    },
  ],
  [
    'player',
    120,
    texts.notices.limit.title,
    texts.notices.limit.content,
    {
      category: 'safety',
      link: {
        path: '/help#responsible-gaming',
        text: texts.notices.limit.link.text,
      },
    },
  ],
  [
    'player',
    200,
    texts.notices.fakeService.title,
    texts.notices.fakeService.content,
    {
      category: 'safety',
      link: {
        path: '/help#security',
        text: texts.notices.fakeService.link.text,
      },
    },
  ],
  ...Array.from(
    { length: weeks },
    (_, week): Row => [
      'player',
      240 + week * 168,
      fillText(texts.notices.weekClosed.title, { week: weeks - week }),
      texts.notices.weekClosed.content,
      { category: 'results' },
    ],
  ),
  [
    'banners',
    12,
    texts.notices.jackpot.title,
    texts.notices.jackpot.content,
    {
      category: 'games',
      link: {
        path: '/rng?classify=JP',
        text: texts.notices.jackpot.link.text,
      },
    },
  ],
  [
    'popup',
    5,
    texts.notices.stopInTime.title,
    texts.notices.stopInTime.content,
    {
      category: 'safety',
      link: {
        path: '/help#responsible-gaming',
        text: texts.notices.stopInTime.link.text,
      },
    },
  ],
  ofPromotion('promotion', 20, 'friend'),
  ofPromotion('promotion', 50, 'fish'),
]

export const notices: readonly NoticeContent[] = rows.map(
  ([kind, hoursOld, title, content, extra], index) => ({
    id: 901 + index,
    kind,
    hoursOld,
    title,
    content,
    ...extra,
  }),
)
