/**
 * The entry that a key moves to in a menu; undefined for keys that move nowhere. Arrows go round, a letter goes
 * to the next entry that begins with it.
 */
export function menuTarget(key: string, current: number, labels: readonly string[]): number | undefined {
  const { length } = labels
  switch (key) {
    case 'ArrowDown':
      return (current + 1) % length
    case 'ArrowUp':
      return (Math.max(current, 0) - 1 + length) % length
    case 'Home':
      return 0
    case 'End':
      return length - 1
    default:
      return key.length === 1 && key !== ' ' ? startingWith(key, current, labels) : undefined
  }
}

function startingWith(letter: string, current: number, labels: readonly string[]): number | undefined {
  const order = labels.map((_, step) => (current + 1 + step) % labels.length)
  return order.find((index) => labels[index]?.toLocaleLowerCase().startsWith(letter.toLocaleLowerCase()))
}
