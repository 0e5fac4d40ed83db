/** Repeatable randomness: hashes and number streams that are the same in every engine. */

/** FNV-1a with a final avalanche: 32 bits, unsigned. */
export function hash(text: string): number {
  let h = 0x811c9dc5
  for (let i = 0; i < text.length; i++) h = Math.imul(h ^ text.charCodeAt(i), 0x01000193)
  h ^= h >>> 16
  h = Math.imul(h, 0x7feb352d)
  h ^= h >>> 15
  h = Math.imul(h, 0x846ca68b)
  return (h ^ (h >>> 16)) >>> 0
}

/** Returns the next number of a stream, in [0, 1). */
export type Random = () => number

/** mulberry32. */
export function stream(seed: number): Random {
  let state = seed >>> 0
  return () => {
    state = (state + 0x6d2b79f5) >>> 0
    let t = Math.imul(state ^ (state >>> 15), 1 | state)
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296
  }
}

/** Seed of a drawing or name. A whole number steps through the variants; a text is hashed. */
export type Seed = number | string

/** Whole numbers from 0 are used as they are, so that neighbours differ by design instead of by chance. */
export const seedIndex = (seed: Seed | undefined, otherwise: string = String(seed)): number =>
  typeof seed === 'number' && Number.isInteger(seed) && seed >= 0 ? seed : hash(otherwise)

/** The list entry at a position, as if the list repeated endlessly. Throws RangeError for an empty list. */
export function cycle<Item>(list: readonly Item[], position: number): Item {
  const item = list[position % list.length]
  if (item === undefined) throw new RangeError(`no entry ${position} in a list of ${list.length}`)
  return item
}

/** A random entry. */
export const pick = <Item>(list: readonly Item[], random: Random): Item =>
  cycle(list, Math.floor(random() * list.length))

const digits = '0123456789abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ'

/** Five characters that identify a drawing on a page, so that inlined drawings don't share ids. */
export function shortId(h: number): string {
  let id = digits.charAt(10 + (h % 52))
  for (let rest = Math.floor(h / 52), i = 0; i < 4; i++) {
    id += digits.charAt(rest % 62)
    rest = Math.floor(rest / 62)
  }
  return id
}
