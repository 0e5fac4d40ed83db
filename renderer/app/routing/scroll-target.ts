/** What a navigation does to the scroll position. */
export type ScrollTarget =
  | { kind: 'restore'; place: number }
  | { kind: 'hash'; id: string }
  | { kind: 'top' }
  | { kind: 'stay' }

type Navigation = {
  type: 'POP' | 'PUSH' | 'REPLACE'
  /** Whether the path stayed the same and only the query or hash may have changed. */
  samePage: boolean
  hash: string
  /** Scroll position in pixels at which this history entry was left; undefined for a new one. */
  place: number | undefined
}

/**
 * Where to scroll after a navigation. Back and Forward restore the last position; a new entry goes to the hash's
 * target or to the top. Replacing an entry on the same page, as filters do, doesn't scroll.
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
