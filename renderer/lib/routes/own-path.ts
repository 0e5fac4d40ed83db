/** Placeholder origin of this site while parsing. A result with another origin isn't ours. */
const here = 'https://site.invalid'
const path = /^\/(?![/\\])/

/**
 * Returns a path of this site from an untrusted value; undefined for anything else, above all for what a browser
 * would take for another site ("//evil.example", "/\evil.example").
 */
export function ownPath(value: unknown): string | undefined {
  if (typeof value !== 'string' || !path.test(value)) return undefined
  const url = URL.parse(value, here)
  if (url?.origin !== here) return undefined
  const own = url.pathname + url.search + url.hash
  // Normalised, "/.//evil.example" becomes a path that begins with two slashes.
  return path.test(own) ? own : undefined
}
