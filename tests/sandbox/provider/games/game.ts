import type { Room, Table, TimedTable } from '../protocol.ts'
import type { RandomBelow } from './random.ts'

/** Result of a round. Amounts inside the server are in centavos. */
export interface Outcome {
  readonly table: Table
  readonly win: bigint
}

/** Share of all bets that is returned in the long run if the bets cycle through these choices. */
export interface PublishedReturn {
  readonly choices: readonly string[]
  /** 0.96 for 96 %. Jackpots are extra. */
  readonly share: number
}

/**
 * Rules of a game whose rounds end at once. Pure functions, so that the return to player can be verified by counting.
 */
export interface Game {
  /** Published returns to player, covering all choices. */
  readonly returns: readonly PublishedReturn[]
  /** The table before the first round. */
  open(random: RandomBelow, room?: Room | null): Table
  /** Plays one round. Returns undefined if that bet is impossible on this table. */
  play(table: Table, bet: bigint, choice: string | undefined, random: RandomBelow): Outcome | undefined
}

/** Where a timed game is played. */
export interface TimedPlace {
  readonly nodeId: string
  readonly gameName: string
  readonly category: string
  /** The wallet's session id, for requests to the gateway. */
  readonly sessionId: string
}

/** When an accepted bet will be decided, or why it is refused. */
export type Acceptance = { readonly settlesAt: number } | 'CHOICE_IMPOSSIBLE' | 'BETS_CLOSED'

/** A game whose bets are decided later, by the clock. Undefined means "not known yet": try again. */
export interface TimedGame {
  table(place: TimedPlace): Promise<TimedTable | undefined>
  /** Whether a bet is accepted now. */
  accept(place: TimedPlace, choice: string | undefined): Promise<Acceptance | undefined>
  /** What a bet won, once it can be decided. 'void' if it never can be. */
  settle(place: TimedPlace, bet: bigint, choice: string): Promise<bigint | 'void' | undefined>
}
