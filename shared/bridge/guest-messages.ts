/** Channel on which the listen-only preload script of other pages sends main what they post to themselves. */
export const guestMessageChannel = 'page:posted'

/** Channel on which main sends a game's page what is posted to it there. */
export const guestHintChannel = 'page:hint'

/** Limits of one message: characters of all its strings and keys together, number of values, depth of nesting. */
const most = { characters: 16_000, values: 100, depth: 5 }

/**
 * Whether a posted message is small enough to be read: strings, numbers, lists and plain objects within these limits.
 * It stops at the first excess, so that a huge message costs no more than a small one.
 */
export function isSmallMessage(data: unknown): boolean {
  let characters = 0
  let values = 0
  const isSmall = (value: unknown, depth: number): boolean => {
    values += 1
    if (values > most.values || depth > most.depth) return false
    if (typeof value === 'string') characters += value.length
    if (typeof value !== 'object' || value === null) return characters <= most.characters
    if (Array.isArray(value)) return value.every((one) => isSmall(one, depth + 1))
    return (
      isPlain(value) &&
      Object.entries(value).every(([name, one]) => isSmall(name, depth) && isSmall(one, depth + 1))
    )
  }
  return isSmall(data, 0)
}

function isPlain(value: object): boolean {
  const prototype: unknown = Object.getPrototypeOf(value)
  return prototype === Object.prototype || prototype === null
}
