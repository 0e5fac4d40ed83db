import { rovingTarget } from '#lib/roving/roving-target.ts'

/**
 * The entry that a key moves to in a menu; undefined for keys that move nowhere. Arrows go round, a letter goes
 * to the next entry that begins with it.
 */
export function menuTarget(key: string, current: number, labels: readonly string[]): number | undefined {
  // Nothing has the focus yet: up goes to the last, down to the first.
  const from = key === 'ArrowUp' ? Math.max(current, 0) : current
  const target = rovingTarget(key, from, labels.length, 'vertical')
  if (target !== undefined) return target
  return key.length === 1 && key !== ' ' ? startingWith(key, current, labels) : undefined
}

function startingWith(letter: string, current: number, labels: readonly string[]): number | undefined {
  const order = labels.map((_, step) => (current + 1 + step) % labels.length)
  return order.find((index) => labels[index]?.toLocaleLowerCase().startsWith(letter.toLocaleLowerCase()))
}
