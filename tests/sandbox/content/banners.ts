import type { Text } from '../gateway/language.ts'

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
  readonly subtitle: Text
  readonly linkage?: Linkage
}

const text = (EN: string, TY: string): Text => ({ EN, TY })
const page = (target: string): Linkage => ({ linkageType: 'PAGE', target })
const game = (name: string): Linkage => ({ linkageType: 'GAME', game: name })
const promotion = (target: string): Linkage => ({ linkageType: 'PROMOTION', target })

type Row = readonly [group: string, title: Text, subtitle: Text, linkage?: Linkage]

const rows: readonly Row[] = [
  [
    'w_home',
    text('The bay is open all night.', 'Bukas ang bay buong gabi.'),
    text(
      '600 games, forty studios, one account. Cash in with GCash or Maya and play in under a minute.',
      '600 na laro, apatnapung studio, isang account. Mag-cash in gamit ang GCash o Maya at maglaro agad.',
    ),
  ],
  [
    'w_home',
    text('100% up to ₱5,000', '100% hanggang ₱5,000'),
    text(
      'On your first cash-in with GCash, Maya or QR Ph.',
      'Sa unang cash-in mo gamit ang GCash, Maya o QR Ph.',
    ),
    promotion('first'),
  ],
  [
    'w_home',
    text('Golden Carabao', 'Golden Carabao'),
    text('The jackpot is past a million pesos.', 'Lampas isang milyong piso na ang jackpot.'),
    game('Golden Carabao'),
  ],
  [
    'w_home',
    text('Palaro on your phone', 'Palaro sa phone mo'),
    text('Android and iPhone, 18 MB.', 'Android at iPhone, 18 MB.'),
    page('/down'),
  ],
  [
    'w_rng',
    text('Bulkan Fury: ₱250,000 race', 'Bulkan Fury: ₱250,000 na karera'),
    text('Top 50 multipliers share the pool.', 'Hati-hati sa pool ang top 50 multipliers.'),
    game('Bulkan Fury'),
  ],
  [
    'w_rng',
    text('Weekend rebate up to 1.2%', 'Weekend rebate hanggang 1.2%'),
    text('Every slot bet counts.', 'Bilang ang bawat taya sa slot.'),
    promotion('rebate'),
  ],
  [
    'w_live',
    text('Amihan Baccarat A', 'Amihan Baccarat A'),
    text('Seven seats, real dealers.', 'Pitong upuan, totoong dealer.'),
    game('Amihan Baccarat A'),
  ],
  [
    'w_live',
    text('Color Game Live', 'Color Game Live'),
    text('The perya, from ₱5.', 'Ang perya, mula ₱5.'),
    game('Color Game Live'),
  ],
  [
    'w_fish',
    text('Fishing happy hour', 'Happy hour sa pangingisda'),
    text('Double points every night from 20:00 to 22:00.', 'Dobleng points gabi-gabi, 20:00 hanggang 22:00.'),
    promotion('fish'),
  ],
  [
    'w_pvp',
    text('Tongits with the barkada', 'Tongits kasama ang barkada'),
    text('Open a room.', 'Magbukas ng kuwarto.'),
    page('/pvp'),
  ],
  [
    'w_sports',
    text('Every matchday', 'Bawat matchday'),
    text('Basketball, boxing, volleyball.', 'Basketball, boxing, volleyball.'),
  ],
  [
    'w_esports',
    text('Alab Versus Arena', 'Alab Versus Arena'),
    text('This season is live.', 'Live na ang season.'),
    game('Alab Versus Arena'),
  ],
  [
    'w_lott',
    text('Bayan Lotto 6/49', 'Bayan Lotto 6/49'),
    text('A draw every evening.', 'May bola tuwing gabi.'),
    page('/lott'),
  ],
  [
    'w_down',
    text('One account, every screen', 'Isang account, lahat ng screen'),
    text('Desktop, Android and iPhone.', 'Desktop, Android at iPhone.'),
  ],
  [
    'w_promotion',
    text('Something every day', 'May bago araw-araw'),
    text('See what is open to you.', 'Tingnan kung ano ang para sa iyo.'),
  ],
  [
    'w_shop',
    text('Points never expire', 'Hindi nag-e-expire ang points'),
    text('Trade them for credit and gifts.', 'Ipalit sa credit at regalo.'),
  ],
  [
    'w_help',
    text('How can we help?', 'Paano kami makakatulong?'),
    text('People answer at any hour.', 'May sasagot anumang oras.'),
  ],
  [
    'w_ybg',
    text('Yaman Games', 'Yaman Games'),
    text('Bright rooms, quick rounds.', 'Masaya at mabilis na mga round.'),
  ],
  [
    'w_pg',
    text('Perlas Gaming', 'Perlas Gaming'),
    text('Stories in every spin.', 'May kuwento sa bawat spin.'),
  ],
  [
    'w_login',
    text('Welcome back', 'Maligayang pagbabalik'),
    text('Your seat is kept.', 'Nakalaan ang upuan mo.'),
  ],
  [
    'w_reg',
    text('₱1,000 to begin with', '₱1,000 para magsimula'),
    text('In your balance as soon as you register.', 'Nasa balance mo pagka-register.'),
  ],
  ['w_deposit20', text('Deposit top 20', 'Top 20 sa deposit'), text('This month.', 'Ngayong buwan.')],
  ['w_bet20', text('Bet top 20', 'Top 20 sa taya'), text('This month.', 'Ngayong buwan.')],
]

/** At least one banner for every group in the specification. */
export const banners: readonly BannerContent[] = rows.map(([group, title, subtitle, linkage], index) => ({
  id: 501 + index,
  group,
  seed: rows.slice(0, index).filter(([other]) => other === group).length,
  title,
  subtitle,
  ...(linkage && { linkage }),
}))
