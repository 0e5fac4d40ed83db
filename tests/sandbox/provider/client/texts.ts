/** Texts of the games in English and Filipino. All other languages get English. */

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
    'Ten lines, paid from the left. The parol stands in for any symbol. Each line carries a tenth of the bet; the table shows what it pays, in line bets. On average 95.3 % of all bets is paid back.',
  cardRules:
    'Guess whether the next card ranks lower, higher or the same. The ace is low, the king high. Every card comes from a full, freshly shuffled deck. On average 96 % of all bets is paid back.',
  inARow: (count) => `${count} in a row`,
  wonJackpot: (amount) => `Jackpot! ${amount} is yours`,
  youWon: (amount) => `You won ${amount}`,
  noWin: 'No win',
  betIs: (amount) => `Bet ${amount}`,
  checking: 'Connection lost. Checking your bet…',
  deposit: 'Deposit',
  notEnough: 'Not enough balance',
  notEnoughText: (bet, balance) => `A bet of ${bet} is more than your ${balance}. Lower the bet or deposit.`,
  returned: 'Your bet was returned',
  returnedText: (bet) =>
    `The round could not be completed, so it doesn’t count. Your ${bet} is back in your balance.`,
  unsettled: 'Your bet is being checked',
  unsettledText: (bet) =>
    `The game server can’t be reached. Your bet of ${bet} is counted once at most: it is played as soon as the connection is back, or returned.`,
  checkAgain: 'Check again',
  ended: 'This game has ended',
  endedText:
    'Your session is over. Your balance is safe. Open the game again from the lobby to go on playing.',
  toLobby: 'Back to the lobby',
  closeGame: 'Close game',
  rejected: 'That bet was not taken',
  rejectedText: 'Nothing was taken from your balance. Please try again.',
  used: 'This link was used',
  usedText: 'A game opens once per link, to keep your account safe. Go back to the lobby and open it again.',
  changed: 'This link was changed',
  changedText: 'A game opens only with the link it was given. Go back to the lobby and open it again.',
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
  cardsGroup: 'Mga baraha',
  openCard: 'Bukas na baraha',
  nextCard: 'Susunod na baraha',
  hiddenCard: 'nakataob',
  history: 'Mga huling baraha',
  guess: 'Ang susunod na baraha ay',
  lower: 'Mas mababa',
  same: 'Pareho',
  higher: 'Mas mataas',
  pays: (multiple) => `${multiple} beses ng taya ang bayad`,
  impossible: 'hindi puwede sa barahang ito',
  rules: 'Paano maglaro',
  close: 'Isara',
  slotRules:
    'Sampung linya, binabayaran mula sa kaliwa. Puwedeng pumalit ang parol sa kahit anong simbolo. Tig-ikasampu ng taya ang bawat linya; nasa table ang bayad, sa line bet. Sa average, 95.3 % ng lahat ng taya ang naibabalik.',
  cardRules:
    'Hulaan kung mas mababa, mas mataas o pareho ang susunod na baraha. Pinakamababa ang alas, pinakamataas ang hari. Galing sa buo at bagong-balasang deck ang bawat baraha. Sa average, 96 % ng lahat ng taya ang naibabalik.',
  inARow: (count) => `${count} sunod-sunod`,
  wonJackpot: (amount) => `Jackpot! Sa iyo na ang ${amount}`,
  youWon: (amount) => `Nanalo ka ng ${amount}`,
  noWin: 'Walang panalo',
  betIs: (amount) => `Taya ${amount}`,
  checking: 'Naputol ang connection. Chine-check ang taya mo…',
  deposit: 'Mag-deposit',
  notEnough: 'Kulang ang balance',
  notEnoughText: (bet, balance) =>
    `Mas malaki ang taya na ${bet} sa balance mong ${balance}. Babaan ang taya o mag-deposit.`,
  returned: 'Naibalik ang taya mo',
  returnedText: (bet) =>
    `Hindi natapos ang round kaya hindi ito bibilangin. Nasa balance mo na ulit ang ${bet}.`,
  unsettled: 'Chine-check ang taya mo',
  unsettledText: (bet) =>
    `Hindi maabot ang game server. Isang beses lang bibilangin ang taya mong ${bet}: itutuloy ito pagbalik ng connection, o ibabalik sa iyo.`,
  checkAgain: 'I-check ulit',
  ended: 'Tapos na ang larong ito',
  endedText:
    'Tapos na ang session mo. Ligtas ang balance mo. Buksan ulit ang laro mula sa lobby para magpatuloy.',
  toLobby: 'Bumalik sa lobby',
  closeGame: 'Isara ang laro',
  rejected: 'Hindi natanggap ang taya',
  rejectedText: 'Walang nabawas sa balance mo. Pakisubukan ulit.',
  used: 'Nagamit na ang link na ito',
  usedText:
    'Isang beses lang nagbubukas ang bawat link para ligtas ang account mo. Bumalik sa lobby at buksan ulit ang laro.',
  changed: 'Nabago ang link na ito',
  changedText: 'Bubukas lang ang laro sa link na ibinigay para rito. Bumalik sa lobby at buksan ulit.',
  unavailable: 'Hindi mabuksan ang laro ngayon',
  unavailableText: 'Walang nabawas sa balance mo. Bumalik sa lobby at subukan ulit maya-maya.',
  symbols: {
    seven: 'siyete',
    gem: 'hiyas',
    pearl: 'perlas',
    sun: 'araw',
    mango: 'mangga',
    star: 'bituin',
    parol: 'parol',
  },
  ranks: ['Alas', '2', '3', '4', '5', '6', '7', '8', '9', '10', 'Jack', 'Reyna', 'Hari'],
  suits: { heart: 'puso', spade: 'espada', diamond: 'diyamante', club: 'trebol' },
  cardName: (rank, suit) => `${rank} ng ${suit}`,
}

/** The language tag for `lang` and Intl. TY is the gateway's code for Filipino. */
export const languageTag = (code: string): string => (/^(ty|fil|tl)\b/i.test(code) ? 'fil-PH' : 'en-PH')

export const textsFor = (code: string): Texts => (languageTag(code) === 'fil-PH' ? filipino : english)
