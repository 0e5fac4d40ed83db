/** Melds of Tongits. Used by server and page. */
import { rankOf, suitOf } from '../../cardroom/client/deck.ts'

/** Aces count one, tens and faces ten. */
export const pointsOf = (cards: readonly number[]): number =>
  cards.reduce((sum, card) => sum + Math.min(rankOf(card) + 1, 10), 0)

/** Cards by rank and suit. */
export const sorted = (cards: readonly number[]): number[] => [...cards].sort((a, b) => a - b)

/** Whether cards are three or four of a rank, or three or more in a row of one suit. Aces are low. */
export function isMeld(cards: readonly number[]): boolean {
  if (cards.length < 3) return false
  const [first = 0, ...others] = sorted(cards)
  const set = others.every((card) => rankOf(card) === rankOf(first))
  const run = others.every(
    (card, index) => suitOf(card) === suitOf(first) && rankOf(card) === rankOf(first) + index + 1,
  )
  return set || run
}

/** All melds in a hand: each set, also three of four, and each run. */
export function meldsIn(hand: readonly number[]): number[][] {
  const found: number[][] = []
  for (let rank = 0; rank < 13; rank++) {
    const same = hand.filter((card) => rankOf(card) === rank)
    if (same.length >= 3) found.push(same)
    if (same.length === 4) for (const left of same) found.push(same.filter((card) => card !== left))
  }
  for (const from of hand) {
    const run = [from]
    for (let next = from + 4; next < 52 && hand.includes(next); next += 4) {
      run.push(next)
      if (run.length >= 3) found.push([...run])
    }
  }
  return found
}

/** Melds that the open card makes with cards of the hand. */
export const takesOf = (hand: readonly number[], open: number | undefined): number[][] =>
  open === undefined ? [] : meldsIn([...hand, open]).filter((meld) => meld.includes(open))

/** Index of the first meld on the table that a card fits, or -1. */
export const sapawOf = (card: number, melds: readonly { readonly cards: readonly number[] }[]): number =>
  melds.findIndex(({ cards }) => isMeld([...cards, card]))
