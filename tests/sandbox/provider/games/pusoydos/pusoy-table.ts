/** What the server of this game and its page exchange. Imports types only: the page loads it. */
import type { CardRoomTable } from '../cardroom/card-room-table.ts'
import type { PlayedHand } from './client/hands.ts'

/** What one player knows of a round. */
export interface PusoyView {
  readonly me: number
  readonly hand: readonly number[]
  /** How many cards each seat has left. */
  readonly counts: readonly number[]
  /** The hand to beat. Null if anything may be led. */
  readonly trick: { readonly seat: number; readonly hand: PlayedHand } | null
  /** Who has passed and is out until the next lead. */
  readonly passed: readonly boolean[]
  /** Nobody has played yet, so the lowest card must be among the cards played. */
  readonly opening: boolean
  /** All hands, once the round is over. */
  readonly hands: readonly (readonly number[])[] | null
}

export type PusoyTable = { readonly kind: 'pusoydos' } & CardRoomTable<PusoyView>
