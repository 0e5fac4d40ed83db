/** Points of Lucky 9. Used by server and page. */
import { rankOf } from '../../cardroom/client/deck.ts'

/** 0 to 9: tens and faces count zero, and only the last digit of the sum counts. */
export const pointsOf = (cards: readonly number[]): number =>
  cards.reduce((sum, card) => sum + (rankOf(card) >= 9 ? 0 : rankOf(card) + 1), 0) % 10

/** Whether a hand is a nine in two cards, which beats one in three. */
export const isLuckyNine = (cards: readonly number[]): boolean => cards.length === 2 && pointsOf(cards) === 9

/** Compares hands. Equal ones share the pot. */
export const powerOf = (cards: readonly number[]): number => pointsOf(cards) + (isLuckyNine(cards) ? 1 : 0)
