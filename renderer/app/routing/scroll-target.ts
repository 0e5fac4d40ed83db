/** What a navigation does to the scroll place. */
export type ScrollTarget =
  | { kind: 'restore'; place: number }
  | { kind: 'hash'; id: string }
  | { kind: 'top' }
  | { kind: 'stay' }

type Navigation = {
  type: 'POP' | 'PUSH' | 'REPLACE'
  /** Whether only what stands behind the path changed: the same page, differently chosen. */
  samePage: boolean
  hash: string
  /** Where this entry of the history was left; undefined for a new one. */
  place: number | undefined
}

/**
 * Where the page is to be after a navigation: where it was on Back and Forward, at the hash's target or at
 * the top for a new entry. An entry that is replaced on its own page, as filters do, leaves it alone.
 */
export function scrollTarget({ type, samePage, hash, place }: Navigation): ScrollTarget {
  if (type === 'POP' && place !== undefined) return { kind: 'restore', place }
  if (type === 'REPLACE' && samePage) return { kind: 'stay' }
  return hash.length > 1 ? { kind: 'hash', id: decode(hash.slice(1)) } : { kind: 'top' }
}

function decode(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}
