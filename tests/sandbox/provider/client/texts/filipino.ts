/** The words that all games share, in Filipino. */
import { english, type Texts } from './english.ts'

export const filipino: Texts = {
  ...english,
  bet: 'Taya',
  win: 'Panalo',
  lowerBet: 'Babaan ang taya',
  raiseBet: 'Taasan ang taya',
  cardsGroup: 'Mga card',
  hiddenCard: 'nakataob',
  rules: 'Game rules',
  close: 'Isara',
  wonJackpot: (amount) => `Jackpot! Sa iyo na ang ${amount}`,
  youWon: (amount) => `Nanalo ka ng ${amount}`,
  noWin: 'Walang panalo',
  betIs: (amount) => `Taya ${amount}`,
  checking: 'Naputol ang connection. Chine-check ang taya mo…',
  deposit: 'Mag-deposit',
  notEnough: 'Kulang ang balance',
  notEnoughText: (bet, balance) =>
    `Hindi kasya ang balance mong ${balance} sa tayang ${bet}. Babaan ang taya o mag-deposit.`,
  returned: 'Naibalik ang taya mo',
  returnedText: (bet) =>
    `Hindi natapos ang round kaya hindi ito counted. Nasa balance mo na ulit ang ${bet}.`,
  unsettled: 'Chine-check ang taya mo',
  unsettledText: (bet) =>
    `Hindi namin maabot ang game server. Isang beses lang counted ang taya mong ${bet}: itutuloy namin ito pagbalik ng connection, o ibabalik sa iyo.`,
  checkAgain: 'I-check ulit',
  ended: 'Tapos na ang session mo',
  endedText: 'Safe ang balance mo. Para magpatuloy, buksan ulit ang game mula sa lobby.',
  toLobby: 'Bumalik sa lobby',
  closeGame: 'Isara ang game',
  rejected: 'Hindi tinanggap ang taya mo',
  rejectedText: 'Walang nabawas sa balance mo. Subukan ulit.',
  lossLimit: 'Lampas sa loss limit mo ang taya',
  lossLimitText: (left, until) =>
    `${left} na lang ang natitira sa limit na sinet mo hanggang ${until} (Manila time). Walang nabawas sa balance mo.`,
  timeLimit: 'Naabot mo na ang time limit mo',
  timeLimitText: (until) =>
    `Puwede ka ulit maglaro mula ${until} (Manila time). Walang nabawas sa balance mo.`,
  used: 'Nagamit na ang link na ito',
  usedText:
    'Para safe ang account mo, isang beses lang nagbubukas ng game ang bawat link. Bumalik sa lobby at buksan ulit ito.',
  changed: 'Hindi valid ang link na ito',
  changedText: 'Nabago ito matapos naming gawin. Bumalik sa lobby at buksan ulit ang game.',
  unavailable: 'Hindi mabuksan ang game ngayon',
  unavailableText: 'Walang nabawas sa balance mo. Bumalik sa lobby at subukan ulit maya-maya.',
  betTaken: (bet) => `Pasok na ang tayang ${bet}`,
  betsClosed: 'Sarado na ang tayaan',
  betsClosedText: 'Hindi ka umabot sa round na ito. Walang nabawas sa balance mo. Tumaya sa susunod.',
  myBets: 'Mga taya ko',
  noBets: 'Dito lalabas ang mga open bet mo.',
  waiting: 'Pending',
  lost: 'Walang panalo',
  returnedShort: 'Ibinalik',
  placeBet: 'Tumaya',
  returnToPlayer: (share) => `Average na return to player (RTP): ${share}.`,
  volatility: {
    low: 'Volatility: mababa. Maliliit na panalo, mas madalas.',
    medium: 'Volatility: katamtaman.',
    high: 'Volatility: mataas. Malalaking panalo, mas bihira.',
  },
}
