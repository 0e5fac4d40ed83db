/** Stands for this site when an address is taken apart; what ends up elsewhere isn't ours. */
const here = 'https://site.invalid'
const path = /^\/(?![/\\])/

/**
 * A path of this site from a value that anybody may have written; undefined for all else, above all for what a
 * browser would take for another site ("//evil.example", "/\evil.example").
 */
export function ownPath(value: unknown): string | undefined {
  if (typeof value !== 'string' || !path.test(value)) return undefined
  const url = URL.parse(value, here)
  if (url?.origin !== here) return undefined
  const own = url.pathname + url.search + url.hash
  // Taken apart, "/.//evil.example" is a path that begins with two slashes.
  return path.test(own) ? own : undefined
}
