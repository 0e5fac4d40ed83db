/** What the server of this game and its page exchange. Imports types only: the page loads it. */
import type { Card } from '../card.ts'

export const liveVariants = ['baccarat', 'roulette', 'dragonTiger'] as const
export type LiveVariant = (typeof liveVariants)[number]

/** Result of a live table's round. */
export interface LiveResult {
  readonly round: number
  /** Spots that won. */
  readonly won: readonly string[]
  /** Two hands of cards; none at roulette. */
  readonly hands: readonly (readonly Card[])[]
  /** The pocket of the wheel. Null at card tables. */
  readonly pocket: number | null
}

export interface LiveTable {
  readonly kind: 'live'
  readonly variant: LiveVariant
  /** Payout of a winning bet on each spot as a multiple, stake included ("2.00"). */
  readonly spots: readonly { readonly id: string; readonly pays: string }[]
  readonly round: number
  readonly closesAt: number
  readonly nextAt: number
  /** Result of the current round once betting has closed, otherwise null. */
  readonly result: LiveResult | null
  /** Latest first. */
  readonly history: readonly LiveResult[]
}
