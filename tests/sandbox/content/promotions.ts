import type { promotionTypes } from '#shared/contract/endpoints/promotions.ts'
import type { Text } from '../gateway/language.ts'
import { dayLength, startOfDay } from '../merchant-zone.ts'

/** Where a player takes part: a page of the site, a game by name, or an external URL. */
type Linkage =
  | { readonly linkageType: 'GAME'; readonly game: string }
  | { readonly linkageType: 'PAGE' | 'EXTERNAL'; readonly target: string }

export type PromotionContent = {
  readonly id: string
  readonly type: (typeof promotionTypes)[number]
  readonly title: Text
  readonly summary: Text
  /** HTML. */
  readonly content: Text
  /** First and last day, in days from today. `until` is null if it has no end. */
  readonly from: number
  readonly until: number | null
  readonly linkage?: Linkage
  /** Messengers that the bonus needs a contact of. */
  readonly redeemContacts?: readonly ('ZALO' | 'WHATSAPP')[]
  /** The banner scene used as its picture. */
  readonly art: { readonly group: string; readonly seed: number }
}

const text = (EN: string, TY: string): Text => ({ EN, TY })
const page = (target: string): Linkage => ({ linkageType: 'PAGE', target })

export const promotions: readonly PromotionContent[] = [
  {
    id: 'rebate',
    type: 'rebate',
    title: text('Weekend rebate up to 1.2%', 'Weekend rebate hanggang 1.2%'),
    summary: text(
      'Every slot bet from Friday 18:00 to Sunday 23:59 counts. Credited Monday before noon.',
      'Bilang ang bawat taya sa slot mula Biyernes 18:00 hanggang Linggo 23:59. Papasok sa Lunes bago magtanghali.',
    ),
    content: text(
      '<table><thead><tr><th>Bets of the weekend</th><th>Rebate</th></tr></thead><tbody><tr><td>from ₱1,000</td><td>0.6%</td></tr><tr><td>from ₱20,000</td><td>0.9%</td></tr><tr><td>from ₱100,000</td><td>1.2%</td></tr></tbody></table><p>No turnover, no opt-in.</p>',
      '<table><thead><tr><th>Taya sa weekend</th><th>Rebate</th></tr></thead><tbody><tr><td>mula ₱1,000</td><td>0.6%</td></tr><tr><td>mula ₱20,000</td><td>0.9%</td></tr><tr><td>mula ₱100,000</td><td>1.2%</td></tr></tbody></table><p>Walang turnover, hindi kailangang sumali.</p>',
    ),
    from: -2,
    until: 2,
    linkage: page('/rng'),
    art: { group: 'w_rng', seed: 0 },
  },
  {
    id: 'first',
    type: 'newbie',
    title: text('First cash-in, 100% up to ₱5,000', 'Unang cash-in, 100% hanggang ₱5,000'),
    summary: text(
      'Make your first deposit with GCash, Maya or QR Ph. Turnover 12×.',
      'Gawin ang unang deposit gamit ang GCash, Maya o QR Ph. Turnover 12×.',
    ),
    content: text(
      '<ol><li>Register and log in.</li><li>Cash in at least ₱100.</li><li>The same again is in your balance as a bonus.</li></ol><p>Deposit and bonus are to be played twelve times before a withdrawal. Slots and fishing count in full.</p>',
      '<ol><li>Mag-register at mag-log in.</li><li>Mag-cash in ng ₱100 o higit pa.</li><li>May kaparehong halaga sa balance mo bilang bonus.</li></ol><p>Lalaruin nang labindalawang beses ang deposit at bonus bago mag-withdraw. Buo ang bilang ng slots at pangingisda.</p>',
    ),
    from: -60,
    until: null,
    linkage: page('/deposit'),
    art: { group: 'w_reg', seed: 1 },
  },
  {
    id: 'race',
    type: 'ranking',
    title: text('Bulkan Fury: ₱250,000 race', 'Bulkan Fury: ₱250,000 na karera'),
    summary: text(
      'Top 50 multipliers share the pool. Libre ang sali, no opt-in needed.',
      'Hati-hati sa pool ang top 50 multipliers. Libre ang sali.',
    ),
    content: text(
      '<p>Your best multiplier in <b>Bulkan Fury</b> counts, with bets of ₱5 or more. First place takes ₱50,000.</p>',
      '<p>Bilang ang pinakamataas mong multiplier sa <b>Bulkan Fury</b>, sa tayang ₱5 o higit pa. ₱50,000 ang una.</p>',
    ),
    from: 3,
    until: 10,
    linkage: { linkageType: 'GAME', game: 'Bulkan Fury' },
    art: { group: 'w_bet20', seed: 2 },
  },
  {
    id: 'friend',
    type: 'other',
    title: text('Bring a friend, get ₱288', 'Magsama ng kaibigan, may ₱288 ka'),
    summary: text(
      'Both of you get ₱288 once your friend has played ₱1,000.',
      'Pareho kayong may ₱288 kapag nakalaro na siya ng ₱1,000.',
    ),
    content: text(
      '<p>Share your referral code. Your friend types it in when registering. Ten friends a month at most.</p>',
      '<p>Ibigay ang referral code mo. Ita-type ito ng kaibigan mo pag-register. Hanggang sampung kaibigan bawat buwan.</p>',
    ),
    from: -90,
    until: null,
    art: { group: 'w_promotion', seed: 0 },
  },
  {
    id: 'fish',
    type: 'fish',
    title: text('Fishing happy hour', 'Happy hour sa pangingisda'),
    summary: text(
      'Double points in all fishing rooms, every night from 20:00 to 22:00.',
      'Dobleng points sa lahat ng pangisdaan, gabi-gabi mula 20:00 hanggang 22:00.',
    ),
    content: text(
      '<p>Points are added the next morning. They never expire.</p>',
      '<p>Idadagdag ang points kinabukasan. Hindi nag-e-expire.</p>',
    ),
    from: -30,
    until: null,
    linkage: page('/fish'),
    art: { group: 'w_fish', seed: 1 },
  },
  {
    id: 'app',
    type: 'appDownload',
    title: text('App download bonus ₱88', 'Bonus sa app download, ₱88'),
    summary: text(
      'Log in once with the app for Android or iPhone, then claim it.',
      'Mag-log in minsan sa app para sa Android o iPhone, saka kunin.',
    ),
    content: text(
      '<p>Once per account and device. Turnover 3×, slots only.</p>',
      '<p>Isang beses bawat account at device. Turnover 3×, slots lang.</p>',
    ),
    from: -120,
    until: null,
    linkage: page('/down'),
    art: { group: 'w_down', seed: 1 },
  },
  {
    id: 'zalo',
    type: 'other',
    title: text('Zalo reward up to 131K', 'Zalo reward hanggang 131K'),
    summary: text(
      'Add us on Zalo or WhatsApp, spin the wheel, and keep what it shows: up to 131K.',
      'I-add kami sa Zalo o WhatsApp, paikutin ang gulong, at sa iyo ang lalabas: hanggang 131K.',
    ),
    content: text(
      '<ol><li>Add our official account and send your username there.</li><li>You get one spin a week. The wheel pays from 1K to 131K in points.</li><li>The points are in your account within a day.</li></ol><p>One Zalo or WhatsApp number for each account. Points have no turnover.</p>',
      '<ol><li>I-add ang official account namin at ipadala roon ang username mo.</li><li>May isang spin ka bawat linggo. Mula 1K hanggang 131K na points ang gulong.</li><li>Papasok ang points sa loob ng isang araw.</li></ol><p>Isang Zalo o WhatsApp number bawat account. Walang turnover ang points.</p>',
    ),
    from: -14,
    until: 21,
    linkage: { linkageType: 'EXTERNAL', target: 'https://zalo.example/palaro' },
    redeemContacts: ['ZALO', 'WHATSAPP'],
    art: { group: 'w_home', seed: 1 },
  },
  {
    id: 'live',
    type: 'live',
    title: text('Live Casino: 5% back on Mondays', 'Live Casino: 5% balik tuwing Lunes'),
    summary: text(
      'Five per cent of what the tables took from Monday to Sunday comes back, up to ₱20,000.',
      'Limang porsiyento ng natalo sa mga mesa mula Lunes hanggang Linggo ang babalik, hanggang ₱20,000.',
    ),
    content: text(
      '<p>Baccarat, roulette, blackjack and dragon tiger count in full. The amount comes every Monday before noon, with a turnover of once.</p><ul><li>At least ₱1,000 lost in the week.</li><li>Bets on both sides of a table do not count.</li></ul>',
      '<p>Buo ang bilang ng baccarat, roulette, blackjack at dragon tiger. Pumapasok tuwing Lunes bago magtanghali, isang beses na turnover.</p><ul><li>Hindi bababa sa ₱1,000 ang talo sa linggo.</li><li>Hindi bilang ang taya sa magkabilang panig ng mesa.</li></ul>',
    ),
    from: -45,
    until: null,
    linkage: page('/live'),
    art: { group: 'w_live', seed: 0 },
  },
  {
    id: 'sports',
    type: 'sports',
    title: text('Parlay boost: up to 30% more', 'Parlay boost: hanggang 30% dagdag'),
    summary: text(
      'Four legs or more, each at 1.50 or higher: 5% is added for every leg that wins.',
      'Apat na leg pataas, 1.50 o higit ang bawat isa: may dagdag na 5% sa bawat panalong leg.',
    ),
    content: text(
      '<table><thead><tr><th>Legs</th><th>Added to the win</th></tr></thead><tbody><tr><td>4</td><td>5%</td></tr><tr><td>6</td><td>15%</td></tr><tr><td>9 and more</td><td>30%</td></tr></tbody></table><p>The boost is paid with the win, up to ₱50,000 a slip. A void leg is left out of the count.</p>',
      '<table><thead><tr><th>Mga leg</th><th>Dagdag sa panalo</th></tr></thead><tbody><tr><td>4</td><td>5%</td></tr><tr><td>6</td><td>15%</td></tr><tr><td>9 pataas</td><td>30%</td></tr></tbody></table><p>Kasama ng panalo ang boost, hanggang ₱50,000 bawat slip. Hindi bibilangin ang void na leg.</p>',
    ),
    from: -20,
    until: 40,
    linkage: page('/sports'),
    art: { group: 'w_sports', seed: 0 },
  },
  {
    id: 'reload',
    type: 'deposit',
    title: text('Friday reload, 20% up to ₱2,000', 'Friday reload, 20% hanggang ₱2,000'),
    summary: text(
      'The first deposit of every Friday brings a fifth more. Turnover 6×.',
      'May dagdag na ikalimang bahagi ang unang deposit tuwing Biyernes. Turnover 6×.',
    ),
    content: text(
      '<p>Cash in from ₱500 between 00:00 and 23:59 on a Friday, Philippines time. Deposit and bonus are to be played six times; slots and fishing count in full, live tables 20%.</p>',
      '<p>Mag-cash in mula ₱500 mula 00:00 hanggang 23:59 ng Biyernes, oras sa Pilipinas. Anim na beses lalaruin ang deposit at bonus; buo ang slots at pangingisda, 20% ang mga live na mesa.</p>',
    ),
    from: -75,
    until: null,
    linkage: page('/deposit'),
    art: { group: 'w_deposit20', seed: 0 },
  },
  {
    id: 'card',
    type: 'card',
    title: text('Card night: ₱30,000 on the tables', 'Card night: ₱30,000 sa mga mesa'),
    summary: text(
      'Tongits and Pusoy rooms, every Saturday from 19:00. The best hundred hands share the pool.',
      'Mga kuwarto ng Tongits at Pusoy, tuwing Sabado mula 19:00. Hati-hati sa pool ang pinakamagandang sandaang kamay.',
    ),
    content: text(
      '<p>Every hand that is played to its end in a room of ₱10 or more counts. Colluding players lose their share.</p>',
      '<p>Bilang ang bawat kamay na natapos sa kuwartong ₱10 o higit pa. Mawawalan ng bahagi ang nagsasabwatan.</p>',
    ),
    from: 5,
    until: 33,
    linkage: page('/pvp'),
    art: { group: 'w_pvp', seed: 0 },
  },
  {
    id: 'mall',
    type: 'pointsMall',
    title: text('Points mall: everything 20% off', 'Points mall: 20% bawas sa lahat'),
    summary: text(
      'Phones, load and bonus money for a fifth fewer points, for one week.',
      'Phone, load at bonus na mas mababa ng ikalimang bahagi ang points, isang linggo.',
    ),
    content: text(
      '<p>The lower prices showed in the mall by themselves. Three items for each account.</p>',
      '<p>Kusang lumabas sa mall ang mas mababang presyo. Tatlong item bawat account.</p>',
    ),
    from: -12,
    until: -5,
    linkage: page('/pointMall'),
    art: { group: 'w_shop', seed: 0 },
  },
  {
    id: 'fiesta',
    type: 'slots',
    title: text('Fiesta free spins', 'Fiesta free spins'),
    summary: text(
      'Fifty free spins on Golden Carabao for every ₱1,000 bet on slots during the fiesta.',
      'Limampung free spin sa Golden Carabao sa bawat ₱1,000 na taya sa slots habang fiesta.',
    ),
    content: text(
      '<p>Spins were at ₱1 and their wins without turnover, up to ₱500 a day.</p>',
      '<p>₱1 ang spin at walang turnover ang panalo, hanggang ₱500 bawat araw.</p>',
    ),
    from: -20,
    until: -9,
    linkage: { linkageType: 'GAME', game: 'Golden Carabao' },
    art: { group: 'w_rng', seed: 1 },
  },
]

/** Promotions with their times in ms since 1970. They start and end at midnight in the merchant's time zone. */
const timedPromotions = (now: number) => {
  const today = startOfDay(now)
  return promotions.map((promotion) => ({
    ...promotion,
    start: today + promotion.from * dayLength,
    end: promotion.until === null ? null : today + (promotion.until + 1) * dayLength,
  }))
}

/** All promotions: running and upcoming ones first, then those that have ended. */
export function listedPromotions(now: number) {
  const timed = timedPromotions(now)
  const isOver = ({ end }: { end: number | null }) => end !== null && end <= now
  return [...timed.filter((promotion) => !isOver(promotion)), ...timed.filter(isOver)]
}

/** Promotions that are running now. */
export const openPromotions = (now: number) =>
  timedPromotions(now).filter(({ start, end }) => start <= now && (end === null || now < end))
