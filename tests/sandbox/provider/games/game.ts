import type { Room, Table, TimedTable } from '../protocol.ts'
import type { RandomBelow } from './random.ts'

/** What a round came to. Amounts inside the server are whole centavos. */
export interface Outcome {
  readonly table: Table
  readonly win: bigint
}

/** What comes back of all bets in the long run, made on these choices in turn. */
export interface PublishedReturn {
  readonly choices: readonly string[]
  /** A share: 0.96 for 96 %. Jackpots come on top. */
  readonly share: number
}

/** The rules of a game whose round ends at once: pure, so that its return to player can be proved by counting. */
export interface Game {
  /** The published returns to player, of all choices that a bet can be made on. */
  readonly returns: readonly PublishedReturn[]
  /** What lies on the table before the first round. */
  open(random: RandomBelow, room?: Room | null): Table
  /** Plays one round; undefined when that can't be bet on this table. */
  play(table: Table, bet: bigint, choice: string | undefined, random: RandomBelow): Outcome | undefined
}

/** Where a game that goes by the clock is played. */
export interface TimedPlace {
  readonly nodeId: string
  readonly gameName: string
  readonly category: string
  /** The wallet's session, for what only the gateway knows. */
  readonly sessionId: string
}

/** Why no bet is taken, or when it will be decided. */
export type Acceptance = { readonly settlesAt: number } | 'CHOICE_IMPOSSIBLE' | 'BETS_CLOSED'

/** A game whose bets wait for the clock. Undefined stands for "can't be known now": ask again. */
export interface TimedGame {
  table(place: TimedPlace): Promise<TimedTable | undefined>
  /** Whether a bet may be made now. */
  accept(place: TimedPlace, choice: string | undefined): Promise<Acceptance | undefined>
  /** What a bet won, from the moment it can be decided; or that it never can be, and is void. */
  settle(place: TimedPlace, bet: bigint, choice: string): Promise<bigint | 'void' | undefined>
}
