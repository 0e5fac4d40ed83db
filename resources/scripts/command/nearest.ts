import { closest, distance } from 'fastest-levenshtein'

/** Returns the name that is most like a mistyped one, or undefined if none is like it. */
export function nearest(word: string, names: readonly string[]): string | undefined {
  if (names.length === 0) return undefined
  const best = closest(word, names)
  return distance(word, best) <= Math.max(2, Math.floor(word.length / 3)) ? best : undefined
}

/** Returns " Did you mean …?" for a mistyped name, or "" if no name is like it. */
export function didYouMean(word: string, names: readonly string[], prefix = ''): string {
  const best = nearest(word, names)
  return best === undefined ? '' : ` Did you mean ${prefix}${best}?`
}
