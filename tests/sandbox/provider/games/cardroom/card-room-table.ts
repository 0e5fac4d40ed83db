/** What the server of a card game and its page exchange. Imports types only: the page loads it. */
import type { Room } from '../../room.ts'

/** Cards are numbers from 0 to 51, see client/deck.ts. */
export interface Seat {
  /** Masked. Empty for the player's own seat. */
  readonly name: string
  readonly avatar: number
  /** False for a free seat. */
  readonly here: boolean
}

/** A move that was made. */
export interface Act {
  readonly seat: number
  readonly move: string
  /** Made by the table, because the player's time was up. */
  readonly auto: boolean
}

export interface CardRound<View> {
  readonly roundId: string
  readonly stake: string
  /** What there is to win: all stakes, less the room's fee. */
  readonly pot: string
  /** Times in ms since 1970. */
  readonly dealtAt: number
  readonly turn: { readonly seat: number; readonly since: number; readonly until: number } | null
  /** How many moves were made. A move of the player names it, so that it can't count in another turn. */
  readonly steps: number
  /** The latest moves, oldest first. */
  readonly acts: readonly Act[]
  /** How many of the player's moves the table made. */
  readonly missed: number
  /** The player has missed so many turns that the table no longer waits. */
  readonly away: boolean
  /** What the player may see. */
  readonly view: View
  readonly end: {
    readonly winners: readonly number[]
    /** What each of them gets. */
    readonly each: string
  } | null
}

export interface PastRound {
  readonly roundId: string
  readonly endedAt: number
  /** Masked names. Null is the player. */
  readonly winners: readonly (string | null)[]
  readonly each: string
}

export interface CardRoomTable<View> {
  readonly room: Room | null
  /** What a bet in this room names. */
  readonly place: string
  /** The room's fee, in percent of the stakes. */
  readonly fee: number
  /** All seats in the order of turns. The first one is the player's. */
  readonly seats: readonly Seat[]
  /** The round in progress, or one that has ended lately. */
  readonly round: CardRound<View> | null
  /** The player's last rounds, latest first. */
  readonly history: readonly PastRound[]
  /** When something changes next, in ms since 1970. */
  readonly nextAt: number
}
