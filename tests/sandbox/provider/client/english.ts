/** The words of the games in English. Every other language has the same ones. */
/** The words of all games. */
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
  readonly lossLimit: string
  readonly lossLimitText: (left: string, until: string) => string
  readonly timeLimit: string
  readonly timeLimitText: (until: string) => string
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

export const english: Texts = {
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
  lossLimit: 'Your bet is over your loss limit',
  lossLimitText: (left, until) =>
    `You can still lose ${left} of the limit you set before ${until} (Manila time). Nothing was taken from your balance.`,
  timeLimit: 'You’ve reached your time limit',
  timeLimitText: (until) =>
    `You can play again from ${until} (Manila time). Nothing was taken from your balance.`,
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

/** The words that single games need besides. */
export const englishGames = {
  fish: {
    dilis: 'Dilis',
    tilapia: 'Tilapia',
    bangus: 'Bangus',
    pusit: 'Squid',
    pagi: 'Ray',
    pating: 'Shark',
    sirena: 'Golden sirena',
  },
  aim: 'Aim at',
  sea: 'Sea',
  fire: 'Fire',
  caught: (name: string) => `${name} caught`,
  missed: (name: string) => `${name} got away`,
  fishRules:
    'Choose a target and fire, or tap a fish. Every shot costs your bet. The more a catch pays, the rarer it is. Whatever you aim at, the average return to player (RTP) is 96%.',
  colours: { red: 'Red', blue: 'Blue', yellow: 'Yellow', green: 'Green', pink: 'Pink', white: 'White' },
  dice: 'Dice',
  chooseColour: 'Bet on a colour',
  diceRules:
    'Three dice with a colour on each side. One die in your colour pays 2× your bet, two pay 3× and three pay 4×. The average return to player (RTP) is 92.1%.',
  bingoCard: (number: number) => `Card ${number}`,
  chooseCard: 'Choose a card',
  free: 'free',
  drawBalls: 'Draw balls',
  balls: 'Balls drawn',
  lines: (count: number) => (count === 1 ? '1 line' : `${count} lines`),
  linesPay: 'Lines',
  paysHead: 'Pays',
  bingoRules:
    'We draw 40 of 75 balls. Every full row, column or diagonal on your card counts, and the centre square is free. The average return to player (RTP) is about 93%.',
  table: 'Card table',
  room: (id: string) => `Room ${id}`,
  chooseHand: 'Choose a hand',
  hand: (number: number) => `Hand ${number}`,
  you: 'You',
  points: (points: number) => (points === 1 ? '1 point' : `${points} points`),
  roomRules:
    'Lucky Nine with four hands. Pick one while all cards are face down. Tens and face cards count as zero, and a hand of four points or less draws a third card. The hand nearest to nine wins the pot of four bets, less 5% for the room. A tie splits the pot.',
  spots: {
    player: 'Player',
    tie: 'Tie',
    banker: 'Banker',
    dragon: 'Dragon',
    tiger: 'Tiger',
    red: 'Red',
    black: 'Black',
    even: 'Even',
    odd: 'Odd',
    low: '1–18',
    high: '19–36',
    'dozen-1': '1st 12',
    'dozen-2': '2nd 12',
    'dozen-3': '3rd 12',
    zero: 'Zero',
  },
  placeBets: 'Place your bets',
  noMoreBets: 'No more bets',
  seconds: (seconds: number) => `${seconds} s`,
  nextRound: 'Next round in',
  betSpots: 'Bet on',
  lastRounds: 'Last rounds',
  roundResult: (won: string) => `Result: ${won}`,
  wheel: (pocket: number) => `Pocket ${pocket}`,
  liveRules: {
    baccarat:
      'Player and banker get two or three cards by fixed rules. The hand nearest to nine wins. Player pays 2× your bet, banker 1.95× and a tie 9×. On a tie, bets on player and banker are returned.',
    dragonTiger:
      'Dragon and tiger get one card each. The higher card wins; ace is low. Dragon and tiger pay 2× your bet, a tie 9×. On a tie, half of a bet on dragon or tiger is returned.',
    roulette:
      'The wheel has 37 pockets with a single zero. Colours, even, odd and halves pay 2× your bet, dozens 3× and zero 36×. The average return to player (RTP) is 97.3%.',
  },
  betTaken: (bet: string) => `Bet of ${bet} placed`,
  betsClosed: 'Betting is closed',
  betsClosedText: 'You missed this round. Nothing was taken from your balance. Bet on the next one.',
  myBets: 'My bets',
  noBets: 'Open bets appear here.',
  waiting: 'Pending',
  lost: 'No win',
  returnedShort: 'Returned',
  plays: {
    straight: 'All digits',
    last2: 'Last two',
    last1: 'Last one',
    six: 'Six numbers',
    two: 'Two numbers',
    one: 'One number',
    pick1: 'Pick 1',
    pick3: 'Pick 3',
    pick5: 'Pick 5',
  },
  wayToBet: 'Bet type',
  numbers: 'Numbers',
  picked: 'Your numbers',
  place: (number: number) => `place ${number}`,
  quickPick: 'Quick pick',
  clear: 'Clear',
  bet: 'Place bet',
  pickMore: (count: number) => `Pick ${count} more`,
  nextDraw: 'Next draw',
  drawing: 'Drawing…',
  issue: (issue: string) => `Draw ${issue}`,
  results: 'Latest results',
  payTable: (right: number, pays: string) => `Match ${right}: win ${pays}×`,
  lotteryRules:
    'Pick your numbers and place your bet. Betting closes five seconds before the draw. Digits must match in position, counted from the end; balls can match in any order. Late bets aren’t accepted.',
  side: { home: '1', draw: 'X', away: '2' },
  cockSide: { home: 'Meron', draw: 'Draw', away: 'Wala' },
  matches: 'Matches',
  versus: (home: string, away: string) => `${home} – ${away}`,
  startsIn: (time: string) => `in ${time}`,
  running: 'Live',
  ended: 'Ended',
  slip: 'Bet slip',
  emptySlip: 'Tap odds to add up to four picks. All picks must win.',
  slipFull: 'Your bet slip is full. Remove a pick to add another.',
  totalOdds: 'Total odds',
  mayWin: 'Potential win',
  remove: (match: string) => `Remove ${match}`,
  sportsRules:
    'Tap odds to add a pick to your bet slip. With several picks, the odds multiply and all picks must win. Betting on a match closes when it starts. Your bet is settled when your last match has ended.',
}

export type GameTexts = typeof englishGames
