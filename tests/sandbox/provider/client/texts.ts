/** The words of the games. English and Filipino stand here, the others in files of their own. */
import { chinese } from './chinese.ts'
import { indonesian } from './indonesian.ts'
import { japanese } from './japanese.ts'
import { thai } from './thai.ts'
import { vietnamese } from './vietnamese.ts'

export interface Texts {
  readonly balance: string
  readonly bet: string
  readonly win: string
  readonly jackpot: string
  readonly lowerBet: string
  readonly raiseBet: string
  readonly spin: string
  readonly reels: string
  readonly cardsGroup: string
  readonly openCard: string
  readonly nextCard: string
  readonly hiddenCard: string
  readonly history: string
  readonly guess: string
  readonly lower: string
  readonly same: string
  readonly higher: string
  readonly pays: (multiple: string) => string
  readonly impossible: string
  readonly rules: string
  readonly close: string
  readonly slotRules: string
  readonly cardRules: string
  readonly inARow: (count: number) => string
  readonly wonJackpot: (amount: string) => string
  readonly youWon: (amount: string) => string
  readonly noWin: string
  readonly betIs: (amount: string) => string
  readonly checking: string
  readonly deposit: string
  readonly notEnough: string
  readonly notEnoughText: (bet: string, balance: string) => string
  readonly returned: string
  readonly returnedText: (bet: string) => string
  readonly unsettled: string
  readonly unsettledText: (bet: string) => string
  readonly checkAgain: string
  readonly ended: string
  readonly endedText: string
  readonly toLobby: string
  readonly closeGame: string
  readonly rejected: string
  readonly rejectedText: string
  readonly used: string
  readonly usedText: string
  readonly changed: string
  readonly changedText: string
  readonly unavailable: string
  readonly unavailableText: string
  readonly symbols: Readonly<Record<string, string>>
  readonly ranks: readonly string[]
  readonly suits: Readonly<Record<string, string>>
  readonly cardName: (rank: string, suit: string) => string
}

const english: Texts = {
  balance: 'Balance',
  bet: 'Bet',
  win: 'Win',
  jackpot: 'Jackpot',
  lowerBet: 'Lower bet',
  raiseBet: 'Raise bet',
  spin: 'Spin',
  reels: 'Reels',
  cardsGroup: 'Cards',
  openCard: 'Open card',
  nextCard: 'Next card',
  hiddenCard: 'face down',
  history: 'Last cards',
  guess: 'The next card is',
  lower: 'Lower',
  same: 'Same',
  higher: 'Higher',
  pays: (multiple) => `pays ${multiple} times the bet`,
  impossible: 'not possible on this card',
  rules: 'Game rules',
  close: 'Close',
  slotRules:
    'Ten lines pay from left to right. The parol is wild: it stands in for any symbol. Your bet is split evenly over the lines, and the table shows what a line pays, in line bets. The average return to player (RTP) is 95.3%.',
  cardRules:
    'Guess whether the next card is lower, higher or the same. Ace is low, king is high. Every card comes from a full, freshly shuffled deck. The average return to player (RTP) is 96%.',
  inARow: (count) => `${count} in a row`,
  wonJackpot: (amount) => `Jackpot! ${amount} is yours`,
  youWon: (amount) => `You won ${amount}`,
  noWin: 'No win',
  betIs: (amount) => `Bet ${amount}`,
  checking: 'Connection lost. Checking your bet…',
  deposit: 'Deposit',
  notEnough: 'Not enough balance',
  notEnoughText: (bet, balance) =>
    `Your balance of ${balance} doesn’t cover a bet of ${bet}. Lower your bet or deposit.`,
  returned: 'Your bet was returned',
  returnedText: (bet) =>
    `The round couldn’t be completed, so it doesn’t count. Your ${bet} is back in your balance.`,
  unsettled: 'Your bet is being checked',
  unsettledText: (bet) =>
    `We can’t reach the game server. Your bet of ${bet} counts only once: we’ll play it when the connection is back, or return it.`,
  checkAgain: 'Check again',
  ended: 'Your session has ended',
  endedText: 'Your balance is safe. To keep playing, open the game again from the lobby.',
  toLobby: 'Back to the lobby',
  closeGame: 'Close game',
  rejected: 'Your bet wasn’t accepted',
  rejectedText: 'Nothing was taken from your balance. Try again.',
  used: 'This link has already been used',
  usedText: 'To keep your account safe, each link opens a game once. Go back to the lobby and open it again.',
  changed: 'This link isn’t valid',
  changedText: 'It was changed after we made it. Go back to the lobby and open the game again.',
  unavailable: 'The game can’t open right now',
  unavailableText: 'Nothing was taken from your balance. Go back to the lobby and try again in a moment.',
  symbols: {
    seven: 'seven',
    gem: 'gem',
    pearl: 'pearl',
    sun: 'sun',
    mango: 'mango',
    star: 'star',
    parol: 'parol',
  },
  ranks: ['Ace', '2', '3', '4', '5', '6', '7', '8', '9', '10', 'Jack', 'Queen', 'King'],
  suits: { heart: 'hearts', spade: 'spades', diamond: 'diamonds', club: 'clubs' },
  cardName: (rank, suit) => `${rank} of ${suit}`,
}

const filipino: Texts = {
  ...english,
  bet: 'Taya',
  win: 'Panalo',
  lowerBet: 'Babaan ang taya',
  raiseBet: 'Taasan ang taya',
  spin: 'I-spin',
  cardsGroup: 'Mga card',
  openCard: 'Open card',
  nextCard: 'Next card',
  hiddenCard: 'nakataob',
  history: 'Mga huling card',
  guess: 'Ang next card ay',
  lower: 'Mas mababa',
  same: 'Pareho',
  higher: 'Mas mataas',
  pays: (multiple) => `${multiple} beses ng taya ang panalo`,
  impossible: 'hindi puwede sa card na ito',
  rules: 'Game rules',
  close: 'Isara',
  slotRules:
    'Sampung lines, bayad mula kaliwa pakanan. Wild ang parol: puwede itong pumalit sa kahit anong symbol. Pantay na hati ang taya mo sa lahat ng lines, at nasa table ang bayad ng bawat line, sa line bets. 95.3% ang average na return to player (RTP).',
  cardRules:
    'Hulaan kung mas mababa, mas mataas o pareho ang next card. Pinakamababa ang ace, pinakamataas ang king. Galing sa buo at bagong shuffle na deck ang bawat card. 96% ang average na return to player (RTP).',
  inARow: (count) => `${count} magkakasunod`,
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
  used: 'Nagamit na ang link na ito',
  usedText:
    'Para safe ang account mo, isang beses lang nagbubukas ng game ang bawat link. Bumalik sa lobby at buksan ulit ito.',
  changed: 'Hindi valid ang link na ito',
  changedText: 'Nabago ito matapos naming gawin. Bumalik sa lobby at buksan ulit ang game.',
  unavailable: 'Hindi mabuksan ang game ngayon',
  unavailableText: 'Walang nabawas sa balance mo. Bumalik sa lobby at subukan ulit maya-maya.',
  symbols: {
    seven: 'seven',
    gem: 'gem',
    pearl: 'perlas',
    sun: 'araw',
    mango: 'mangga',
    star: 'star',
    parol: 'parol',
  },
}

/** The language tag for `lang` and Intl. TY is the gateway's code for Filipino. */
type Language = { readonly tag: string; readonly texts: Texts }

const others = new Map<string, Language>([
  ['CN', { tag: 'zh-Hans', texts: chinese }],
  ['VI', { tag: 'vi', texts: vietnamese }],
  ['JA', { tag: 'ja', texts: japanese }],
  ['TH', { tag: 'th', texts: thai }],
  ['ID', { tag: 'id', texts: indonesian }],
])

/** English for a language that has no words here. TY is the gateway's own code for Filipino. */
function languageOf(code: string): Language {
  if (/^(ty|fil|tl)\b/i.test(code)) return { tag: 'fil-PH', texts: filipino }
  return others.get(code) ?? { tag: 'en-PH', texts: english }
}

export const languageTag = (code: string): string => languageOf(code).tag

export const textsFor = (code: string): Texts => languageOf(code).texts
