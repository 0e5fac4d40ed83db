import { randomInt } from 'node:crypto'

/** A fair whole number from 0 up to, but not including, a bound. */
export type RandomBelow = (bound: number) => number

/** From the operating system's source, without modulo bias. */
export const secureRandom: RandomBelow = (bound) => randomInt(bound)

/** One entry of a list, each equally likely. Throws on an empty list. */
export function draw<Item>(list: readonly Item[], random: RandomBelow): Item {
  const item = list[random(list.length)]
  if (item === undefined) throw new RangeError('nothing to draw from')
  return item
}
