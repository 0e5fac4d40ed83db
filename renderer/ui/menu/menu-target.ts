import { rovingTarget } from '#lib/roving/roving-target.ts'

/**
 * Index of the item that a key moves to; undefined for other keys. Arrow keys wrap around; a letter moves to the next
 * item that begins with it.
 */
export function menuTarget(key: string, current: number, labels: readonly string[]): number | undefined {
  // While nothing is focused, Arrow Up moves to the last item and Arrow Down to the first.
  const from = key === 'ArrowUp' ? Math.max(current, 0) : current
  const target = rovingTarget(key, from, labels.length, 'vertical')
  if (target !== undefined) return target
  return key.length === 1 && key !== ' ' ? startingWith(key, current, labels) : undefined
}

function startingWith(letter: string, current: number, labels: readonly string[]): number | undefined {
  const order = labels.map((_, step) => (current + 1 + step) % labels.length)
  return order.find((index) => labels[index]?.toLocaleLowerCase().startsWith(letter.toLocaleLowerCase()))
}
