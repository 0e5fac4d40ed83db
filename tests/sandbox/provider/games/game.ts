import type { Table, TimedTable } from '../protocol.ts'
import type { DrawOnce } from '../results.ts'
import type { Room } from '../room.ts'
import type { Wallet } from '../wallet-client.ts'
import type { BookEvents } from '../wire/book-events.ts'
import type { WalletGame } from '../wire/wallet-api.ts'
import type { LiveGlance } from './live/live-table.ts'
import type { RandomBelow } from './random.ts'

/** Result of a round. Amounts inside the server are in centavos. */
export interface Outcome {
  readonly table: Table
  readonly win: bigint
}

/** Share of all bets that is returned in the long run if the bets cycle through these choices. */
export interface PublishedReturn {
  /** The model it is true of, where a program runs several. */
  readonly model?: string
  readonly choices: readonly string[]
  /** 0.96 for 96 %. Jackpots are extra. */
  readonly share: number
}

/** The game and room that a session was opened for. */
export interface OpenedGame {
  readonly game: Pick<WalletGame, 'nodeId' | 'gameName' | 'category' | 'model' | 'minBet' | 'maxBet'>
  readonly room: Room | null
}

/**
 * Rules of a game whose rounds end at once. Pure functions, so that the return to player can be verified by counting.
 */
export interface Game {
  /** Published returns to player, covering all choices. */
  readonly returns: readonly PublishedReturn[]
  /** How many of a player's last rounds its page shows. None without. */
  readonly remembers?: number
  /** The table before the first round. */
  open(random: RandomBelow, opened: OpenedGame): Table
  /**
   * What a bet costs with this choice, where that isn't the bet itself. It is what is booked, checked against the
   * limits and handed to `play`, and never more than the game's largest bet.
   */
  stake?(table: Table, bet: bigint, choice: string | undefined): bigint
  /** Plays one round. Returns undefined if that bet is impossible on this table. */
  play(table: Table, bet: bigint, choice: string | undefined, random: RandomBelow): Outcome | undefined
}

/** Where and by whom a timed game is played. */
export interface TimedSeat extends OpenedGame {
  readonly account: string
  /** The wallet's session id, for requests to the gateway. */
  readonly sessionId: string
}

/** A bet of a timed game, in centavos, with the moves its player has made since. */
export interface PlacedBet {
  /** Unique among all bets, unlike the id that its page gave it. */
  readonly id: string
  readonly roundId: string
  readonly bet: bigint
  readonly choice: string
  /** When it was placed, in ms since 1970. */
  readonly placedAt: number
  /** Oldest first, in the game's own format. */
  readonly moves: readonly string[]
}

/** Why a bet or a move is refused. */
export type GameRefusal = 'CHOICE_IMPOSSIBLE' | 'BETS_CLOSED' | 'ODDS_CHANGED' | 'BET_OUT_OF_RANGE'

/**
 * The earliest that a bet can be decided, in ms since 1970, as everybody at the table can tell: its player is told. Null
 * where only what is drawn would say.
 */
export interface Decidable {
  readonly settlesAt: number | null
}

/** An accepted bet, or why it is refused. */
export type Acceptance = Decidable | GameRefusal

/**
 * What a bet won, or 'void' if it never can be decided. `detail` is kept with the bet and shown with it, in the game's
 * own format. Undefined means "not known yet".
 */
export type Settlement = bigint | 'void' | { readonly win: bigint; readonly detail: string } | undefined

/** A game whose bets are decided later, by the clock or by moves. Undefined means "not known yet": try again. */
export interface TimedGame {
  /**
   * The table as this player sees it. `bets` are the player's own that wait, oldest first, and `past` the last ones
   * that were decided, latest first.
   */
  table(
    place: TimedSeat,
    bets: readonly PlacedBet[],
    past?: readonly PlacedBet[],
  ): Promise<TimedTable | undefined>
  /**
   * Whether a bet is accepted now. Called once before the bet is booked, and again after. `others` are the player's
   * bets in this game that wait, known in the first call only.
   */
  accept(
    place: TimedSeat,
    bet: Omit<PlacedBet, 'moves'>,
    others?: readonly PlacedBet[],
  ): Promise<Acceptance | undefined>
  /**
   * Makes a move in an open bet, such as a cash-out or a card that is played. Returns the move as it is to be kept,
   * and when the bet can be decided now. Missing in games without moves.
   */
  move?(
    place: TimedSeat,
    bet: PlacedBet,
    move: string,
  ): Promise<(Decidable & { readonly kept: string }) | GameRefusal>
  /** Asked again and again from when the bet can be decided. Tells nothing that the table doesn't show yet. */
  settle(place: TimedSeat, bet: PlacedBet): Promise<Settlement>
  /** What somebody who isn't at a table sees of it. Missing in games without tables. */
  glance?(game: Pick<OpenedGame['game'], 'nodeId' | 'model'>): LiveGlance
  /** What a book has today, for the sites that show it. Missing in games without events. */
  events?(
    game: Pick<OpenedGame['game'], 'nodeId' | 'model' | 'gameName'>,
    language: string,
  ): Omit<BookEvents, 'nodeId'>
}

/** A bet that waits to be decided, with its player. */
export interface WaitingBet {
  readonly account: string
  readonly bet: PlacedBet
}

/** What timed games are made of. */
export interface TimedParts {
  readonly now: () => number
  readonly random: RandomBelow
  readonly drawOnce: DrawOnce
  readonly wallet: Wallet
  /** Everybody's bets in a game that wait to be decided. */
  readonly waitingAt: (nodeId: string) => readonly WaitingBet[]
}
