/**
 * What the provider's server and its page in the browser exchange. Imports nothing, so that the page doesn't load
 * server code. Amounts are decimal strings with two decimals.
 */

/** Instant games end a round with the answer to its bet. Bets of timed games wait for the clock. */
export type InstantKind = 'slot' | 'cards' | 'fish' | 'room' | 'dice' | 'bingo'
export type TimedKind = 'live' | 'lottery' | 'sports'
export type GameKind = InstantKind | TimedKind

export const slotSymbols = ['seven', 'gem', 'pearl', 'sun', 'mango', 'star', 'parol'] as const
export type SlotSymbol = (typeof slotSymbols)[number]

/** A winning line: its rows, the number of matching cells from the left, and the payout. */
export interface WinningLine {
  /** Row (0–2) on each of the five reels. */
  readonly rows: readonly number[]
  readonly symbol: SlotSymbol
  readonly count: number
  /** In bets per line. */
  readonly pay: number
}

export interface SlotTable {
  readonly kind: 'slot'
  /** Five reels of three symbols, top to bottom. */
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
  /** The open card, which the next one is compared with. */
  readonly card: Card
  /** Payout of a correct guess as a multiple of the bet ("1.92"). Null if the guess can't be correct. */
  readonly pays: Readonly<Record<CardChoice, string | null>>
}

export const fishKinds = ['dilis', 'tilapia', 'bangus', 'pusit', 'pagi', 'pating', 'sirena'] as const
export type FishKind = (typeof fishKinds)[number]

export interface FishTable {
  readonly kind: 'fish'
  /** Payout of each catch, as a multiple of the bet. */
  readonly pays: Readonly<Record<FishKind, number>>
  /** Target of the last shot, and whether it was caught. */
  readonly shot: { readonly at: FishKind; readonly caught: boolean } | null
}

export const colours = ['red', 'blue', 'yellow', 'green', 'pink', 'white'] as const
export type Colour = (typeof colours)[number]

/** The Color Game: three dice with six colours. */
export interface DiceTable {
  readonly kind: 'dice'
  readonly faces: readonly Colour[]
  /** The colour of the bet. Null before the first round. */
  readonly chosen: Colour | null
}

export interface BingoTable {
  readonly kind: 'bingo'
  /** Cards to choose from: 25 numbers each, row by row, 0 for the free centre. */
  readonly cards: readonly (readonly number[])[]
  /** The last round: its card, the drawn balls, and the cells of each full line. */
  readonly last: {
    readonly card: readonly number[]
    readonly balls: readonly number[]
    readonly lines: readonly (readonly number[])[]
  } | null
  /** Payout by number of full lines, from one on, as multiples of the bet. */
  readonly pays: readonly number[]
}

/** A card room. Its stake is the only possible bet. */
export interface Room {
  readonly id: string
  readonly stake: string | null
}

/** Lucky Nine with four players. The hand closest to nine wins the pot. */
export interface RoomTable {
  readonly kind: 'room'
  readonly room: Room | null
  /** The other players, by seat. */
  readonly players: readonly string[]
  /** The hands of the last round. `chosen` is the player's own. */
  readonly last: {
    readonly chosen: number
    readonly hands: readonly { readonly cards: readonly Card[]; readonly points: number }[]
    readonly winners: readonly number[]
  } | null
}

export const liveVariants = ['baccarat', 'roulette', 'dragonTiger'] as const
export type LiveVariant = (typeof liveVariants)[number]

/** Result of a live table's round. */
export interface LiveResult {
  readonly round: number
  /** Spots that won. */
  readonly won: readonly string[]
  /** Two hands of cards; none at roulette. */
  readonly hands: readonly (readonly Card[])[]
  /** The pocket of the wheel. Null at card tables. */
  readonly pocket: number | null
}

export interface LiveTable {
  readonly kind: 'live'
  readonly variant: LiveVariant
  /** Payout of a winning bet on each spot as a multiple, stake included ("2.00"). */
  readonly spots: readonly { readonly id: string; readonly pays: string }[]
  readonly round: number
  readonly closesAt: number
  readonly nextAt: number
  /** Result of the current round once betting has closed, otherwise null. */
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
  /** Kinds of bets: how many numbers are picked, and the payout by number of correct picks, as multiples. */
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
  /** Such as "1.85". A side that can't win is missing. */
  readonly odds: Readonly<Partial<Record<Side, string>>>
  /** Null until the match has ended. */
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

/** POST /api/round. The page creates the round id. Sending it again never plays a second round. */
export interface RoundRequest {
  readonly key: string
  readonly roundId: string
  readonly bet: string
  /** What the bet is on, in the game's own format: "higher", "4711:banker", "3:home,5:draw" … */
  readonly choice?: string | undefined
}

export type RoundRefusal =
  | 'INSUFFICIENT_FUNDS'
  | 'LOSS_LIMIT'
  | 'TIME_LIMIT'
  | 'SESSION_EXPIRED'
  | 'BET_OUT_OF_RANGE'
  | 'CHOICE_IMPOSSIBLE'
  /** Betting on the round, draw or match has closed. */
  | 'BETS_CLOSED'
  | 'REJECTED'

/** With LOSS_LIMIT and TIME_LIMIT: what may still be lost, and when the limit ends, in ms since 1970. */
export type LimitNote = { readonly left?: string | undefined; readonly until: number }

export type RoundAnswer =
  /** Played and paid. */
  | {
      readonly state: 'settled'
      readonly bet: string
      readonly win: string
      /** The part of the win that is a jackpot. */
      readonly jackpot?: string
      /** Win minus bet. Can be negative. */
      readonly net: string
      readonly balance: string
      readonly table: Table
    }
  /** The bet is booked and waits for the clock. Send the same round id again later to get the result. */
  | { readonly state: 'waiting'; readonly bet: string; readonly balance: string; readonly settlesAt: number }
  /** Cancelled. The bet has been returned to the wallet. */
  | { readonly state: 'void'; readonly bet: string; readonly balance: string; readonly table: Table }
  /** Never started. */
  | {
      readonly state: 'refused'
      readonly code: RoundRefusal
      readonly balance?: string
      readonly limit?: LimitNote
    }
  /** The wallet can't be reached. Send the same round id again. */
  | { readonly state: 'open' }

/** A bet in a timed game. */
export interface Ticket {
  readonly roundId: string
  readonly bet: string
  readonly choice: string
  readonly settlesAt: number
  readonly state: 'waiting' | 'settled' | 'void'
  readonly win: string
}

/** POST /api/table: the state of a timed game. */
export interface TableAnswer {
  /** The provider's time, in ms since 1970. */
  readonly now: number
  readonly table: TimedTable
  /** This player's bets in this game, latest first. */
  readonly tickets: readonly Ticket[]
  readonly balance: string | null
}

/** Data served with a game page. */
export interface PageData {
  /**
   * Identifies the session to the provider's own server. Used instead of a cookie, which browsers may block in
   * frames.
   */
  readonly key: string
  readonly language: string
  readonly currency: string
  readonly balance: string
  /** Bets to choose from, ascending, and the index of the initial one. */
  readonly bets: readonly string[]
  readonly firstBet: number
  readonly table: Table
  /** The provider's time when the page was made, in ms since 1970. */
  readonly now: number
  readonly tickets: readonly Ticket[]
  /** What the lottery was opened for: its results or a bet, and with which kind of bet. */
  readonly view: 'lobby' | 'betting'
  readonly playType: string | null
  /** Links for when no host listens to messages. */
  readonly lobbyUrl: string | null
  readonly depositUrl: string | null
  /** The only origin, besides the page's own, that messages are sent to. Null if unknown. */
  readonly hostOrigin: string | null
}

/** Data served with the page of a game that can't be opened. */
export type ClosedPageData = Pick<PageData, 'lobbyUrl' | 'hostOrigin'>

/** Messages to the page that embeds or opened the game. Informative only: the gateway's wallet is authoritative. */
export type HostMessage =
  | { readonly type: 'ready' }
  | { readonly type: 'roundStart'; readonly bet: string }
  | { readonly type: 'roundEnd'; readonly bet: string; readonly win: string; readonly net: string }
  | { readonly type: 'balance'; readonly balance: string }
  | { readonly type: 'lobby' | 'deposit' | 'sessionExpired' | 'insufficientFunds' | 'close' }
