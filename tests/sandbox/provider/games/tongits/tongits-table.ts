/** What the server of this game and its page exchange. Imports types only: the page loads it. */
import type { CardRoomTable } from '../cardroom/card-room-table.ts'

/** Cards that lie open before a player. */
export interface Meld {
  readonly owner: number
  readonly cards: readonly number[]
}

/** How a round ended: a hand without cards, a draw that was called, or a stock without cards. */
export type TongitsEnd = 'tongits' | 'call' | 'stock'

/** What one player knows of a round. */
export interface TongitsView {
  readonly me: number
  readonly hand: readonly number[]
  readonly counts: readonly number[]
  readonly stock: number
  /** The open cards of the pile, the top one last. */
  readonly discards: readonly number[]
  readonly melds: readonly Meld[]
  /** `draw`: take a card or call. `play`: meld and dump one. */
  readonly phase: 'draw' | 'play'
  readonly mayCall: boolean
  /** The card that was just drawn, if it is this player's. */
  readonly drawn: number | null
  /** Once the round is over. */
  readonly end: {
    readonly reason: TongitsEnd
    /** Who went out or called, or played last. */
    readonly by: number
    readonly hands: readonly (readonly number[])[]
    /** Seats without an open meld, who can't win. */
    readonly burned: readonly number[]
  } | null
}

export type TongitsTable = { readonly kind: 'tongits' } & CardRoomTable<TongitsView>
