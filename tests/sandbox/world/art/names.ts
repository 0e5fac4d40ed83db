/**
 * Generated names: a subject that has a picture, with words around it. Whole-number seeds walk a mixed-radix
 * permutation, so consecutive seeds give different names.
 */
import { toArtCategory } from './category.ts'
import { modelThemes, nameBooks, vendorHeads, vendorTails } from './data/name-words.ts'
import { cycle, type Seed, seedIndex } from './random.ts'

const gcd = (a: number, b: number): number => (b ? gcd(b, a % b) : a)

/** A step near n × 0.618, coprime to n, so that it visits every residue once. */
function stride(n: number): number {
  let step = Math.max(1, Math.round(n * 0.618))
  while (gcd(step, n) > 1) step++
  return step
}

export interface GameNameOptions {
  readonly category?: string
  /** The game's model. Names of models with subjects of their own say what is played. */
  readonly model?: string
  /** Words after the subject that say what is special about the game. */
  readonly special?: readonly string[]
  readonly seed?: Seed
}

/** A plausible game name. Different for every whole-number seed below several hundred. */
export function gameName({
  category = 'RNG',
  model = '',
  special = [],
  seed = 0,
}: GameNameOptions = {}): string {
  const { before, subjects: any, after: plain } = nameBooks[toArtCategory(category)]
  const after = [...special, ...plain]
  const subjects = modelThemes[model] ?? any
  const index = seedIndex(seed)
  const round = Math.floor(index / subjects.length)
  const which = ((index % subjects.length) * stride(subjects.length) + round) % subjects.length
  const subject = cycle(subjects, which)

  // Variants of this subject: short forms are used early and often, then all pairs.
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

/** A vendor name. The first 44 whole-number seeds give 44 different first words. */
export function vendorName(seed: Seed = 0): string {
  const index = seedIndex(seed)
  const heads = vendorHeads.length
  const tails = vendorTails.length
  const tail = index * stride(tails) + Math.floor(index / heads) * 3 + Math.floor(index / (heads * tails))
  return `${cycle(vendorHeads, index * stride(heads))} ${cycle(vendorTails, tail)}`
}

/** Index of a generated vendor name. Logos and tile marks both use it, so that they match. */
export function vendorIndex(name: string): number | undefined {
  const index = vendorHeads.findIndex((head) => name.startsWith(`${head} `))
  return index < 0 ? undefined : index
}
