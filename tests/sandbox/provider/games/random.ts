import { randomInt } from 'node:crypto'

/** A uniform random integer from 0 up to, but not including, the bound. */
export type RandomBelow = (bound: number) => number

/** Uses the operating system's random source. No modulo bias. */
export const secureRandom: RandomBelow = (bound) => randomInt(bound)

/** Picks one entry of a list, all equally likely. Throws RangeError for an empty list. */
export function draw<Item>(list: readonly Item[], random: RandomBelow): Item {
  const item = list[random(list.length)]
  if (item === undefined) throw new RangeError('nothing to draw from')
  return item
}
