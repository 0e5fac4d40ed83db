/** What a slot's rules consist of. */
import type { Pays, Windows } from './reels.ts'

/** Free spins for three, four and five scatters. */
export interface FreeSpins {
  readonly given: readonly [three: number, four: number, five: number]
  /** Further spins for three or more scatters during them. */
  readonly again: number
  /** At most this many in a round. */
  readonly most: number
  readonly windows: Windows
  /** What a win is multiplied by: the same in all spins, or one more with every spin. */
  readonly multiplier: number | 'grows'
}

export interface Respins {
  /** This many coins start them. */
  readonly coins: number
  readonly spins: number
  /** One in this many empty cells gets a coin with each respin. */
  readonly oneIn: number
  /** What a coin is worth in bets. Every entry is equally likely. */
  readonly values: readonly number[]
  /** What all coins are multiplied by when every cell has one. */
  readonly full: number
}

export interface SlotRules {
  /** Winning lines, or none: then a symbol wins in any row. */
  readonly lines: readonly (readonly number[])[]
  /** The bet in units of the payouts. */
  readonly unit: number
  readonly pays: Pays
  readonly windows: Windows
  /** A wild fills its reel. */
  readonly expands: boolean
  /** A round ends when it has won this many bets. */
  readonly most: number
  readonly freeSpins?: FreeSpins
  /** Price of the free spins of three scatters, in bets, and the share of it that they return. */
  readonly buy?: { readonly price: number; readonly share: number }
  readonly respins?: Respins
  /** Multipliers of a spin and of what falls into it. The last one stays. */
  readonly tumble?: readonly number[]
}
