/**
 * What passes between the provider's server and its page in the browser. It imports nothing, since the page
 * must not pull anything of the server along. Amounts are decimal strings with two decimals.
 */

/** Games whose round ends with the answer to its bet, and games whose bets wait for the clock. */
export type InstantKind = 'slot' | 'cards' | 'fish' | 'room' | 'dice' | 'bingo'
export type TimedKind = 'live' | 'lottery' | 'sports'
export type GameKind = InstantKind | TimedKind

export const slotSymbols = ['seven', 'gem', 'pearl', 'sun', 'mango', 'star', 'parol'] as const
export type SlotSymbol = (typeof slotSymbols)[number]

/** A line that won: which one, how many cells from the left, and what it paid. */
export interface WinningLine {
  /** The row (0–2) of each of the five reels. */
  readonly rows: readonly number[]
  readonly symbol: SlotSymbol
  readonly count: number
  /** In bets per line. */
  readonly pay: number
}

export interface SlotTable {
  readonly kind: 'slot'
  /** Five reels of three symbols, from above. */
  readonly reels: readonly (readonly SlotSymbol[])[]
  readonly lines: readonly WinningLine[]
}

export const suits = ['heart', 'spade', 'diamond', 'club'] as const
export type Suit = (typeof suits)[number]
export interface Card {
  /** 1 (ace) to 13 (king). */
  readonly rank: number
  readonly suit: Suit
}

export const cardChoices = ['lower', 'same', 'higher'] as const
export type CardChoice = (typeof cardChoices)[number]

export interface CardTable {
  readonly kind: 'cards'
  /** The open card: the next one is guessed against it. */
  readonly card: Card
  /** What a right guess pays, as a multiple of the bet ("1.92"); null where the guess can't come true. */
  readonly pays: Readonly<Record<CardChoice, string | null>>
}

export const fishKinds = ['dilis', 'tilapia', 'bangus', 'pusit', 'pagi', 'pating', 'sirena'] as const
export type FishKind = (typeof fishKinds)[number]

export interface FishTable {
  readonly kind: 'fish'
  /** What catching each pays, as a multiple of the shot. */
  readonly pays: Readonly<Record<FishKind, number>>
  /** What the last shot was at, and whether it was caught. */
  readonly shot: { readonly at: FishKind; readonly caught: boolean } | null
}

export const colours = ['red', 'blue', 'yellow', 'green', 'pink', 'white'] as const
export type Colour = (typeof colours)[number]

/** The perya's Color Game: three dice with six colours. */
export interface DiceTable {
  readonly kind: 'dice'
  readonly faces: readonly Colour[]
  /** The colour that was bet on; null before the first round. */
  readonly chosen: Colour | null
}

export interface BingoTable {
  readonly kind: 'bingo'
  /** Cards to choose from: 25 numbers each, row by row, 0 for the free middle. */
  readonly cards: readonly (readonly number[])[]
  /** The round just played: which card, what was drawn, and the cells of each full line. */
  readonly last: {
    readonly card: readonly number[]
    readonly balls: readonly number[]
    readonly lines: readonly (readonly number[])[]
  } | null
  /** What so many full lines pay, as multiples of the bet, from one line on. */
  readonly pays: readonly number[]
}

/** Where a card game between players is played; its stake is the only bet there. */
export interface Room {
  readonly id: string
  readonly stake: string | null
}

/** Lucky Nine among four: who holds the points nearest to nine takes the pot. */
export interface RoomTable {
  readonly kind: 'room'
  readonly room: Room | null
  /** The others, by their seats. */
  readonly players: readonly string[]
  /** The hands just played, the chosen one the player's own. */
  readonly last: {
    readonly chosen: number
    readonly hands: readonly { readonly cards: readonly Card[]; readonly points: number }[]
    readonly winners: readonly number[]
  } | null
}

export const liveVariants = ['baccarat', 'roulette', 'dragonTiger'] as const
export type LiveVariant = (typeof liveVariants)[number]

/** What a live table showed at the end of a round. */
export interface LiveResult {
  readonly round: number
  /** The spots that won. */
  readonly won: readonly string[]
  /** Two hands, or none. */
  readonly hands: readonly (readonly Card[])[]
  /** The pocket of the wheel, or null. */
  readonly pocket: number | null
}

export interface LiveTable {
  readonly kind: 'live'
  readonly variant: LiveVariant
  /** What a winning bet on each spot pays back, stake included, as a multiple ("2.00"). */
  readonly spots: readonly { readonly id: string; readonly pays: string }[]
  readonly round: number
  readonly closesAt: number
  readonly nextAt: number
  /** Of the round whose bets are closed; null while they are open. */
  readonly result: LiveResult | null
  /** Latest first. */
  readonly history: readonly LiveResult[]
}

export interface LotteryDraw {
  readonly issue: string
  readonly numbers: readonly number[]
  readonly drawTime: number
}

export interface LotteryTable {
  readonly kind: 'lottery'
  /** Digits 0–9, or balls from 1 to `highest`. */
  readonly form: 'digits' | 'balls'
  readonly highest: number
  /** Ways to bet: how many numbers are picked, and what so many right ones pay, as multiples. */
  readonly plays: readonly {
    readonly id: string
    readonly picks: number
    readonly pays: readonly { readonly right: number; readonly pays: number }[]
  }[]
  readonly issue: string
  readonly closesAt: number
  readonly nextAt: number
  readonly results: readonly LotteryDraw[]
}

export type Side = 'home' | 'draw' | 'away'
export interface Fixture {
  readonly id: string
  readonly home: string
  readonly away: string
  readonly startsAt: number
  readonly endsAt: number
  /** "1.85"; a side that can't win isn't there. */
  readonly odds: Readonly<Partial<Record<Side, string>>>
  /** Once it has ended. */
  readonly result: { readonly winner: Side; readonly score: string } | null
}

export interface SportsTable {
  readonly kind: 'sports'
  readonly sport: 'ball' | 'esports' | 'cockfight'
  readonly fixtures: readonly Fixture[]
  /** When the list changes. */
  readonly nextAt: number
}

export type TimedTable = LiveTable | LotteryTable | SportsTable
export type Table = SlotTable | CardTable | FishTable | DiceTable | BingoTable | RoomTable | TimedTable

/** POST /api/round. The round id is made by the page: asking again with it never plays a second round. */
export interface RoundRequest {
  readonly key: string
  readonly roundId: string
  readonly bet: string
  /** What is bet on, in the game's own words: "higher", "banker", "3:home,5:draw" … */
  readonly choice?: string | undefined
}

export type RoundRefusal =
  | 'INSUFFICIENT_FUNDS'
  | 'SESSION_EXPIRED'
  | 'BET_OUT_OF_RANGE'
  | 'CHOICE_IMPOSSIBLE'
  /** The round, draw or match that was bet on takes no bets any more. */
  | 'BETS_CLOSED'
  | 'REJECTED'

export type RoundAnswer =
  /** Played and paid. */
  | {
      readonly state: 'settled'
      readonly bet: string
      readonly win: string
      /** What of the win is a jackpot. */
      readonly jackpot?: string
      /** Win minus bet; may be negative. */
      readonly net: string
      readonly balance: string
      readonly table: Table
    }
  /** Taken: the clock decides. Asking again with the same round id tells the result once it is there. */
  | { readonly state: 'waiting'; readonly bet: string; readonly balance: string; readonly settlesAt: number }
  /** Called off: the bet is back in the wallet. */
  | { readonly state: 'void'; readonly bet: string; readonly balance: string; readonly table: Table }
  /** Never began. */
  | { readonly state: 'refused'; readonly code: RoundRefusal; readonly balance?: string }
  /** The wallet can't be reached; ask again with the same round id. */
  | { readonly state: 'open' }

/** A bet of a game that goes by the clock. */
export interface Ticket {
  readonly roundId: string
  readonly bet: string
  readonly choice: string
  readonly settlesAt: number
  readonly state: 'waiting' | 'settled' | 'void'
  readonly win: string
}

/** POST /api/table: how a game that goes by the clock stands. */
export interface TableAnswer {
  /** The provider's time, in ms since 1970. */
  readonly now: number
  readonly table: TimedTable
  /** This player's bets in this game, latest first. */
  readonly tickets: readonly Ticket[]
  readonly balance: string | null
}

/** What the game page is given when it is served. */
export interface PageData {
  /** Names the session towards the provider's own server, in place of a cookie, which frames may not keep. */
  readonly key: string
  readonly language: string
  readonly currency: string
  readonly balance: string
  /** The bets on offer, ascending, and the one to begin with. */
  readonly bets: readonly string[]
  readonly firstBet: number
  readonly table: Table
  /** The provider's time when the page was made, in ms since 1970. */
  readonly now: number
  readonly tickets: readonly Ticket[]
  /** What the lottery was opened for: its results, or a bet, of a certain way of playing. */
  readonly view: 'lobby' | 'betting'
  readonly playType: string | null
  /** Where to go when nobody listens to messages. */
  readonly lobbyUrl: string | null
  readonly depositUrl: string | null
  /** The only origin that messages are sent to besides the page itself; null when it isn't known. */
  readonly hostOrigin: string | null
}

/** What the page that can't be played any more is given. */
export type ClosedPageData = Pick<PageData, 'lobbyUrl' | 'hostOrigin'>

/** Messages to the page that embeds or opened the game. They are hints: the wallet is the gateway's. */
export type HostMessage =
  | { readonly type: 'ready' }
  | { readonly type: 'roundStart'; readonly bet: string }
  | { readonly type: 'roundEnd'; readonly bet: string; readonly win: string; readonly net: string }
  | { readonly type: 'balance'; readonly balance: string }
  | { readonly type: 'lobby' | 'deposit' | 'sessionExpired' | 'insufficientFunds' | 'close' }
