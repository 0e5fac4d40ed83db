/** Playing cards. */
import { draw, type RandomBelow } from './random.ts'

export const suits = ['heart', 'spade', 'diamond', 'club'] as const
export type Suit = (typeof suits)[number]
export interface Card {
  /** 1 (ace) to 13 (king). */
  readonly rank: number
  readonly suit: Suit
}

/** Draws a card from a full deck, so that all ranks and suits are equally likely. */
export const drawCard = (random: RandomBelow): Card => ({ rank: random(13) + 1, suit: draw(suits, random) })

/** Points of a hand, 0 to 9: tens and face cards count zero, and only the last digit of the sum counts. */
export const pointsOf = (cards: readonly Card[]): number =>
  cards.reduce((sum, { rank }) => sum + (rank >= 10 ? 0 : rank), 0) % 10
