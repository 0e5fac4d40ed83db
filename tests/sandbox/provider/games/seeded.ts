import type { RandomBelow } from './random.ts'

/** mulberry32. The same seed gives the same simulation. */
export function seeded(seed: number): RandomBelow {
  let state = seed >>> 0
  return (bound) => {
    state = (state + 0x6d2b79f5) >>> 0
    let t = Math.imul(state ^ (state >>> 15), 1 | state)
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t
    return Math.floor((((t ^ (t >>> 14)) >>> 0) / 2 ** 32) * bound)
  }
}
