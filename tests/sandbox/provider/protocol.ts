/**
 * What the provider's server and its page in the browser exchange. Imports types only, so that the page doesn't
 * load server code. Amounts are decimal strings with two decimals.
 */

import type { BingoTable } from './games/bingo/bingo-table.ts'
import type { CrashTable } from './games/crash/crash-table.ts'
import type { DiceTable } from './games/dice/dice-table.ts'
import type { FishTable } from './games/fish/fish-table.ts'
import type { HiLoTable } from './games/hilo/hilo-table.ts'
import type { LiveTable } from './games/live/live-table.ts'
import type { LotteryTable } from './games/lottery/lottery-table.ts'
import type { LuckyTable } from './games/luckynine/lucky-table.ts'
import type { MinesTable } from './games/mines/mines-table.ts'
import type { PusoyTable } from './games/pusoydos/pusoy-table.ts'
import type { SabongTable } from './games/sabong/sabong-table.ts'
import type { SlotTable } from './games/slot/slot-table.ts'
import type { SportsTable } from './games/sports/sports-table.ts'
import type { TongitsTable } from './games/tongits/tongits-table.ts'
import type { Pot } from './wire/wallet-api.ts'

export type TimedTable =
  | LiveTable
  | LotteryTable
  | SportsTable
  | CrashTable
  | MinesTable
  | BingoTable
  | PusoyTable
  | TongitsTable
  | LuckyTable
  | SabongTable
export type InstantTable = SlotTable | HiLoTable | FishTable | DiceTable
export type Table = InstantTable | TimedTable

/** Instant games end a round with the answer to its bet. Bets of timed games wait for the clock. */
export type InstantKind = InstantTable['kind']
export type TimedKind = TimedTable['kind']
export type GameKind = Table['kind']

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
  /** The bet would take money of a bonus, and is too large for that or in a game that it isn't for. */
  | 'BONUS_STAKE'
  | 'BONUS_GAME'
  | 'SESSION_EXPIRED'
  | 'BET_OUT_OF_RANGE'
  | 'CHOICE_IMPOSSIBLE'
  /** Betting on the round, draw or match has closed. */
  | 'BETS_CLOSED'
  /** The odds or the offer changed before the bet or the move arrived. */
  | 'ODDS_CHANGED'
  | 'REJECTED'

/**
 * With LOSS_LIMIT and TIME_LIMIT: what may still be lost, and when the limit ends, in ms since 1970. With BONUS_STAKE: the
 * largest bet with a bonus's money.
 */
export type LimitNote =
  | { readonly left?: string | undefined; readonly until: number }
  | { readonly most: string }

export type RoundAnswer =
  /** Played and paid. */
  | {
      readonly state: 'settled'
      readonly bet: string
      readonly win: string
      /** The part of the win that is a jackpot. */
      readonly jackpot?: string
      readonly pot?: Pot | undefined
      /** Win minus bet. Can be negative. */
      readonly net: string
      readonly balance: string
      readonly table: Table
    }
  /** The bet is booked and waits for the clock. Send the same round id again later to get the result. */
  | {
      readonly state: 'waiting'
      readonly bet: string
      readonly balance: string
      readonly settlesAt: number | null
    }
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

/**
 * POST /api/move: a move in an open bet of a timed game, such as a cash-out or a card that is played. The page creates
 * the move id. Sending it again never makes a second move. Answered like a round.
 */
export interface MoveRequest {
  readonly key: string
  readonly roundId: string
  readonly moveId: string
  /** In the game's own format. */
  readonly move: string
}

/** A bet in a timed game. */
export interface Ticket {
  readonly roundId: string
  readonly bet: string
  readonly choice: string
  /** From when it can be decided, in ms since 1970. Null where nobody can tell before it is. */
  readonly settlesAt: number | null
  readonly state: 'waiting' | 'settled' | 'void'
  readonly win: string
  /** The player's moves, oldest first. */
  readonly moves?: readonly string[]
  /** How it was decided, in the game's own format. */
  readonly detail?: string
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

/** A round of an instant game that has ended. */
export interface PastRound {
  readonly bet: string
  readonly win: string
  readonly table: Table
}

/** POST /api/balance. */
export interface BalanceAnswer {
  readonly balance: string
  readonly pots?: Pots | undefined
}

/** The jackpots that can be won, with their amounts. */
export type Pots = Readonly<Partial<Record<Pot, string>>>

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
  /** This player's last rounds of an instant game that remembers some, latest first. */
  readonly past: readonly PastRound[]
  readonly pots: Pots
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
