/**
 * Invented names: a subject that has a picture, and words around it. Whole seeds walk a mixed-radix
 * permutation, so seeds 0…n−1 give n different names.
 */
import { toArtCategory } from './category.ts'
import { nameBooks, vendorHeads, vendorTails } from './data/name-words.ts'
import { cycle, type Seed, seedIndex } from './random.ts'

const gcd = (a: number, b: number): number => (b ? gcd(b, a % b) : a)

/** A step near the golden ratio of n that visits every residue once. */
function stride(n: number): number {
  let step = Math.max(1, Math.round(n * 0.618))
  while (gcd(step, n) > 1) step++
  return step
}

/** A plausible invented game name; different for every whole seed below several thousand. */
export function gameName({ category = 'RNG', seed = 0 }: { category?: string; seed?: Seed } = {}): string {
  const { before, subjects, after } = nameBooks[toArtCategory(category)]
  const index = seedIndex(seed)
  const round = Math.floor(index / subjects.length)
  const which = ((index % subjects.length) * stride(subjects.length) + round) % subjects.length
  const subject = cycle(subjects, which)

  // Variants of this subject: short forms first and often, then all pairs.
  const pairs = before.length * after.length
  const variant = round % (pairs + before.length + after.length)
  const third = Math.floor(variant / 3)
  if (variant % 3 === 0 && third < before.length) {
    return `${cycle(before, third * stride(before.length) + which * 7)} ${subject}`
  }
  if (variant % 3 === 1 && third < after.length) {
    return `${subject} ${cycle(after, third * stride(after.length) + which * 5)}`
  }
  const pair = (variant * stride(pairs) + which * 101) % pairs
  return `${cycle(before, pair)} ${subject} ${cycle(after, Math.floor(pair / before.length))}`
}

/** A vendor name; the first 44 whole seeds use 44 different first words. */
export function vendorName(seed: Seed = 0): string {
  const index = seedIndex(seed)
  const heads = vendorHeads.length
  const tails = vendorTails.length
  const tail = index * stride(tails) + Math.floor(index / heads) * 3 + Math.floor(index / (heads * tails))
  return `${cycle(vendorHeads, index * stride(heads))} ${cycle(vendorTails, tail)}`
}

/** The place of a generated vendor name in the list: logos and tile marks agree by it. */
export function vendorIndex(name: string): number | undefined {
  const index = vendorHeads.findIndex((head) => name.startsWith(`${head} `))
  return index < 0 ? undefined : index
}
