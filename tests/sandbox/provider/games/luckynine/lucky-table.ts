/** What the server of this game and its page exchange. Imports types only: the page loads it. */
import type { CardRoomTable } from '../cardroom/card-room-table.ts'

/** What one player knows of a round. */
export interface LuckyView {
  readonly me: number
  /** The seat that has the bank, and plays last. */
  readonly bank: number
  readonly hand: readonly number[]
  /** How many cards each seat has. */
  readonly counts: readonly number[]
  /** Who stands or has drawn. */
  readonly done: readonly boolean[]
  /** All hands, once the round is over. */
  readonly hands: readonly (readonly number[])[] | null
}

export type LuckyTable = { readonly kind: 'luckynine' } & CardRoomTable<LuckyView>
