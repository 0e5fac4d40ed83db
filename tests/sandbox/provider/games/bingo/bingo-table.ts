/** What the server of this game and its page exchange. Imports types only: the page loads it. */
export interface BingoTable {
  readonly kind: 'bingo'
  /** Cards to choose from: 25 numbers each, row by row, 0 for the free centre. */
  readonly cards: readonly (readonly number[])[]
  /** The last round: its card, the drawn balls, and the cells of each full line. */
  readonly last: {
    readonly card: readonly number[]
    readonly balls: readonly number[]
    readonly lines: readonly (readonly number[])[]
  } | null
  /** Payout by number of full lines, from one on, as multiples of the bet. */
  readonly pays: readonly number[]
}
