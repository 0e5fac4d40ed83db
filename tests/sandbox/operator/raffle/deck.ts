import { between, randomFor } from '#sandbox/world/generator/random.ts'
import { drawsInAll, type Prize, prizes } from './rules.ts'

/** What lies at each position: 0 for nothing, otherwise the prize's place in `prizes` plus one. */
export type Deck = Uint8Array

const decks = new Map<number, Deck>()

/** All draws of the raffle, shuffled once for each world. Nothing that a player does changes it. */
export function deckOf(seed: number): Deck {
  const known = decks.get(seed)
  if (known) return known
  const deck = new Uint8Array(drawsInAll)
  const random = randomFor(seed, 'raffle deck')
  for (const [index, { count }] of prizes.entries())
    for (let left = count; left > 0; ) {
      const position = between(random, 0, drawsInAll - 1)
      if (deck[position] !== 0) continue
      deck[position] = index + 1
      left--
    }
  decks.set(seed, deck)
  return deck
}

export const prizeAt = (deck: Deck, position: number): Prize | undefined => prizes[(deck[position] ?? 0) - 1]

/** Counts how often each prize is among the draws from the first position up to `end`, which is exclusive. */
export function countPrizes(deck: Deck, end: number): number[] {
  const counts = prizes.map(() => 0)
  for (let position = 0; position < end; position++) {
    const index = (deck[position] ?? 0) - 1
    if (index >= 0) counts[index] = (counts[index] ?? 0) + 1
  }
  return counts
}
