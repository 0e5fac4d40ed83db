/** What the server of this game and its page exchange. Imports types only: the page loads it. */

/** 25 numbers row by row, 0 for the free centre. */
export type BingoCard = readonly number[]

export interface OwnCard {
  /** The round of its bet. */
  readonly roundId: string
  readonly card: BingoCard
}

export const bingoPrizes = ['line', 'twoLines', 'house'] as const
/** One full row, column or diagonal, two of them, and the whole card. */
export type BingoPrizeId = (typeof bingoPrizes)[number]

export interface BingoPrize {
  readonly id: BingoPrizeId
  /** The whole prize. Several winners share it. */
  readonly amount: string
  /** How many balls it took. Null until it is won. */
  readonly balls: number | null
  /** Masked names of other winners. */
  readonly winners: readonly string[]
  /** The player's own cards that won it. */
  readonly own: readonly string[]
}

/** The draw of a round, as far as balls have been called. */
export interface BingoDraw {
  readonly round: number
  readonly startsAt: number
  /** Time between two balls, in ms. */
  readonly pace: number
  readonly balls: readonly number[]
  readonly isOver: boolean
  readonly cardsSold: number
  readonly prizes: readonly BingoPrize[]
  /** The player's cards in it. */
  readonly own: readonly OwnCard[]
}

export interface BingoTable {
  readonly kind: 'bingo'
  /** The room's id, or that of the game's own hall. Bets name it. */
  readonly room: string
  /** Price of a card. */
  readonly price: string
  readonly mostCards: number
  /** The round on sale. */
  readonly round: number
  readonly closesAt: number
  /** Cards and players so far, the player's own included. */
  readonly cardsSold: number
  readonly players: number
  readonly pot: string
  /** The player's cards for the round on sale. */
  readonly own: readonly OwnCard[]
  /** The draw that runs, otherwise the last one. */
  readonly draw: BingoDraw | null
  /** Who won the last houses, latest first. */
  readonly history: readonly { readonly round: number; readonly winner: string; readonly amount: string }[]
  /** When something happens next. */
  readonly nextAt: number
}
