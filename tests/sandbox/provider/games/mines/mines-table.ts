/** What the server of this game and its page exchange. Imports types only: the page loads it. */

/** Mines to choose from. */
export const mineCounts = [1, 3, 5, 8, 12] as const

/** How many cells there are, in five rows. */
export const mineCells = 25

/** A round that is being played. */
export interface MinesRound {
  readonly roundId: string
  readonly mines: number
  /** Cells that were opened, oldest first. */
  readonly opened: readonly number[]
  /** What collecting now would pay, as a multiple of the bet. Null before the first cell. */
  readonly pays: string | null
  /** What it would pay after the next one. */
  readonly next: string
}

/** A round that has ended. */
export interface EndedMines {
  readonly roundId: string
  readonly opened: readonly number[]
  /** Where the mines were. */
  readonly mines: readonly number[]
  /** The cell that ended the round. Null if its player collected. */
  readonly hit: number | null
}

export interface MinesTable {
  readonly kind: 'mines'
  readonly round: MinesRound | null
  /** This player's last round, while it is remembered. */
  readonly last: EndedMines | null
  /** Payouts after one, two, three … cells, by number of mines. */
  readonly ladders: Readonly<Record<string, readonly string[]>>
}
