import { hash, pick, type Random, stream } from '../art/random.ts'

export { pick, type Random }

/** A random stream per purpose, so that a change in one part of the world doesn't affect the others. */
export const randomFor = (seed: number, purpose: string): Random => stream(hash(`${seed}|${purpose}`))

/** A random integer from `low` to `high`, both included. */
export const between = (random: Random, low: number, high: number): number =>
  low + Math.floor(random() * (high - low + 1))

/** A whole number that is usually small and rarely very large. The median is about 0.56 × `typical`. */
export const skewed = (random: Random, typical: number): number =>
  Math.round(typical * (-Math.log(1 - random())) ** 1.6)

/** Returns the list in random order. */
export function shuffled<Item>(items: readonly Item[], random: Random): Item[] {
  return items
    .map((item) => ({ item, place: random() }))
    .sort((a, b) => a.place - b.place)
    .map(({ item }) => item)
}
