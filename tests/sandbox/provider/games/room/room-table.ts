/** What the server of this game and its page exchange. Imports types only: the page loads it. */
import type { Room } from '../../room.ts'
import type { Card } from '../card.ts'

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
