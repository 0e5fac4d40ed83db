import type { Text } from '../gateway/language.ts'

export type NoticeKind = 'player' | 'banners' | 'popup' | 'promotion'

/** A notice. Its age counts back from now, so the notices never look outdated. */
export type NoticeContent = {
  readonly id: number
  readonly kind: NoticeKind
  readonly hoursOld: number
  readonly title: Text
  /** HTML. */
  readonly content: Text
}

const text = (EN: string, TY: string): Text => ({ EN, TY })

type Row = readonly [kind: NoticeKind, hoursOld: number, title: Text, content: Text]

const rows: readonly Row[] = [
  [
    'player',
    3,
    text(
      'Kidlat is back: all 214 games are open again',
      'Balik na ang Kidlat: bukas na ulit ang lahat ng 214 laro',
    ),
    text(
      '<p>The maintenance of <b>Kidlat</b> is over. Jackpots kept growing meanwhile; open bonus rounds go on where they stopped.</p>',
      '<p>Tapos na ang maintenance ng <b>Kidlat</b>. Tumuloy ang paglaki ng mga jackpot; itutuloy ang bonus round kung saan huminto.</p>',
    ),
  ],
  [
    'player',
    26,
    text(
      'GCash cash-in is now free of fees up to ₱20,000',
      'Libre na ang fee ng GCash cash-in hanggang ₱20,000',
    ),
    text(
      '<p>Cash in with GCash without a fee, up to <b>₱20,000</b> an order.</p><ul><li>Least amount: ₱50</li><li>In your balance within a minute</li></ul>',
      '<p>Walang fee ang cash-in sa GCash, hanggang <b>₱20,000</b> bawat order.</p><ul><li>Pinakamababa: ₱50</li><li>Nasa balance mo sa loob ng isang minuto</li></ul>',
    ),
  ],
  [
    'player',
    30,
    text('Tuloy ang saya: weekend rebate up to 1.2%', 'Tuloy ang saya: weekend rebate hanggang 1.2%'),
    text(
      '<p>Every slot bet from Friday 18:00 to Sunday 23:59 counts. Credited Monday before noon.</p>',
      '<p>Bilang ang bawat taya sa slot mula Biyernes 18:00 hanggang Linggo 23:59. Papasok ang rebate sa Lunes bago magtanghali.</p>',
    ),
  ],
  [
    'player',
    75,
    text('Three new tables at Amihan Live', 'Tatlong bagong mesa sa Amihan Live'),
    text(
      '<p>Baccarat B and C and a VIP salon, from ₱50.</p>',
      '<p>Baccarat B at C at isang VIP salon, mula ₱50.</p>',
    ),
  ],
  [
    'player',
    120,
    text('Set a limit that suits you', 'Magtakda ng limit na bagay sa iyo'),
    text(
      '<p>Deposit, loss and session limits are in your account. Lowering one holds at once.</p>',
      '<p>Nasa account mo ang limit sa deposit, talo at oras. Epektibo agad kapag binabaan.</p>',
    ),
  ],
  [
    'player',
    200,
    text('How to spot a false customer service', 'Paano makilala ang pekeng customer service'),
    text(
      '<p>We never ask for your password or a code. <a href="/help#contact">This is how to reach us.</a></p>',
      '<p>Hindi kami kailanman hihingi ng password o code. <a href="/help#contact">Ganito kami maaabot.</a></p>',
    ),
  ],
  ...Array.from(
    { length: 6 },
    (_, week): Row => [
      'player',
      240 + week * 168,
      text(`Winners of week ${week + 1} are out`, `Nasa listahan na ang mga nanalo, linggo ${week + 1}`),
      text('<p>The leaderboard shows the first fifty.</p>', '<p>Nasa leaderboard ang unang limampu.</p>'),
    ],
  ),
  [
    'banners',
    12,
    text('Jackpot of the day: Bulkan Fury', 'Jackpot ngayong araw: Bulkan Fury'),
    text('<p>Past three million pesos.</p>', '<p>Lampas tatlong milyong piso.</p>'),
  ],
  [
    'popup',
    5,
    text('Play for fun, stop in time', 'Maglaro nang masaya, huminto sa oras'),
    text(
      '<p>Gambling can be addictive. <a href="/helpmc#responsible-gaming">Know when to stop.</a></p>',
      '<p>Nakakaadik ang sugal. <a href="/helpmc#responsible-gaming">Alamin kung kailan titigil.</a></p>',
    ),
  ],
  [
    'promotion',
    20,
    text('Bring a friend, get ₱288', 'Magsama ng kaibigan, may ₱288 ka'),
    text(
      '<p>Both of you get it once your friend has played ₱1,000.</p>',
      '<p>Pareho kayong mayroon kapag nakalaro na siya ng ₱1,000.</p>',
    ),
  ],
  [
    'promotion',
    50,
    text('Fishing happy hour', 'Happy hour sa pangingisda'),
    text('<p>Double points from 20:00 to 22:00.</p>', '<p>Dobleng points mula 20:00 hanggang 22:00.</p>'),
  ],
]

export const notices: readonly NoticeContent[] = rows.map(([kind, hoursOld, title, content], index) => ({
  id: 901 + index,
  kind,
  hoursOld,
  title,
  content,
}))
