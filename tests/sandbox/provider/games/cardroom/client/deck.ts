/** Cards as numbers from 0 to 51: four for each rank from ace to king, of rising suits. Used by server and page. */
import type { Card, Suit } from '../../card.ts'

const suits: readonly Suit[] = ['club', 'spade', 'heart', 'diamond']

/** 0 (ace) to 12 (king). */
export const rankOf = (card: number): number => card >> 2
/** 0 to 3: clubs, spades, hearts, diamonds. */
export const suitOf = (card: number): number => card & 3

/** The card that a number stands for. */
export const cardOf = (card: number): Card => ({
  rank: rankOf(card) + 1,
  suit: suits[suitOf(card)] ?? 'club',
})

/** Reads cards as moves name them: "8.12". Undefined unless they are different cards of the hand. */
export function readCards(text: string, hand: readonly number[]): number[] | undefined {
  if (!/^\d{1,2}(\.\d{1,2})*$/.test(text)) return undefined
  const cards = text.split('.').map(Number)
  const fitting = new Set(cards).size === cards.length && cards.every((card) => hand.includes(card))
  return fitting ? cards : undefined
}

/** Cards as moves name them. */
export const writeCards = (cards: readonly number[]): string => cards.join('.')

/** The cards of a hand without some. */
export const without = (hand: readonly number[], cards: readonly number[]): number[] =>
  hand.filter((card) => !cards.includes(card))
