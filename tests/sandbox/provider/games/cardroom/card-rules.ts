/** What a card game consists of, besides its table, its clock and its money. */

/** A seat's number. 0 is the player who opened the game; the turn passes to the next higher one. */
export type SeatNumber = number

/**
 * Rules as pure functions. Moves are texts in the game's own format, and never contain a card that others may not
 * see.
 */
export interface CardRules<State, View> {
  readonly seats: number
  /** How long a player of the sandbox thinks about a move, in ms. */
  readonly pace: { readonly least: number; readonly spread: number }
  /** @param first the seat that begins, in games where nothing else decides it */
  deal(deck: readonly number[], first: SeatNumber): State
  /** Who moves. Undefined once the round is over. */
  turn(state: State): SeatNumber | undefined
  /** What a seat may know. Everything once the round is over. */
  view(state: State, seat: SeatNumber): View
  /** The state after a move of the seat whose turn it is. Undefined if the rules don't allow it. */
  play(state: State, move: string): State | undefined
  /** The move of a player of the sandbox, who knows no more than a view. */
  choose(view: View): string
  /** The safe move when a player's time is up. Always possible. */
  wait(view: View): string
  /** The seats that share the pot of a round that is over. */
  winners(state: State): readonly SeatNumber[]
}
