/** What the server of this game and its page exchange. Imports types only: the page loads it. */
import type { Card } from '../card.ts'
import type { Colour } from '../dice/dice-table.ts'

export const liveVariants = ['baccarat', 'roulette', 'dragonTiger', 'colorGame'] as const
export type LiveVariant = (typeof liveVariants)[number]

/** Result of a live table's round. */
export interface LiveResult {
  readonly round: number
  /** What is named and kept in the statistics: sides, the pocket, or the dice in order. */
  readonly sides: readonly string[]
  /** Two hands of cards; none at roulette and with dice. */
  readonly hands: readonly (readonly Card[])[]
  /** The pocket of the wheel. Null at other tables. */
  readonly pocket: number | null
  /** None at other tables. */
  readonly dice: readonly Colour[]
}

/** A bet of somebody else at the table. */
export interface OtherBet {
  readonly name: string
  readonly spot: string
  readonly amount: string
  /** When it was placed, in ms since 1970. Can be in the future: nobody sees it earlier. */
  readonly at: number
  /** What it returned. Zero before the result. */
  readonly win: string
}

export interface LiveDealer {
  readonly name: string
  /** Which of the drawn people it is. */
  readonly look: number
}

export interface LiveTable {
  readonly kind: 'live'
  readonly variant: LiveVariant
  /**
   * The kinds of bets. `pays` is the payout of a winning bet as a multiple, stake included ("2.00"), `most` the largest
   * bet on one spot.
   */
  readonly kinds: readonly { readonly id: string; readonly pays: string; readonly most: string }[]
  /** The smallest bet on a spot, and the largest sum of a bet. */
  readonly least: string
  readonly most: string
  readonly dealer: LiveDealer
  readonly round: number
  readonly opensAt: number
  readonly closesAt: number
  readonly nextAt: number
  /** Result of the current round once betting has closed, otherwise null. */
  readonly result: LiveResult | null
  /** When each card or die shows, or the ball rests. Empty while bets are open. */
  readonly steps: readonly number[]
  /** When the whole result has been shown. Null while bets are open. */
  readonly shownAt: number | null
  /** Sides of the earlier rounds, latest first, joined with "+". The first is of the round `lastRound`. */
  readonly history: readonly string[]
  readonly lastRound: number
  /** How many people are at the table. */
  readonly players: number
  readonly others: readonly OtherBet[]
  /** When this player looked at the table last, in ms since 1970. Null if never. */
  readonly seenAt: number | null
}

export type SideColour = 'red' | 'blue' | 'green' | 'black' | 'yellow' | 'pink' | 'white'

/** What somebody who isn't at a table sees of it. */
export interface LiveGlance {
  readonly variant: LiveVariant
  readonly players: number
  readonly dealer: string
  readonly closesAt: number
  readonly nextAt: number
  /** Of each round that has been shown, latest first: the side that won, the pocket, or the dice. */
  readonly results: { side: string; colour: SideColour }[][]
}
