/** Hashes whole numbers to a fraction in [0, 1), the same in every engine. */
export function mix(a: number, b: number, c: number): number {
  let h = Math.imul(a, 0x9e3779b1) ^ Math.imul(b, 0x85ebca6b) ^ Math.imul(c, 0xc2b2ae35)
  h ^= h >>> 16
  h = Math.imul(h, 0x7feb352d)
  h ^= h >>> 15
  h = Math.imul(h, 0x846ca68b)
  return ((h ^ (h >>> 16)) >>> 0) / 4_294_967_296
}
