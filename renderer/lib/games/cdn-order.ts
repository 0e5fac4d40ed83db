/**
 * CDNs in the order to try them: this visit's own first, those seen failing last.
 * @param draw a random number, 0 ≤ draw < 1, drawn once per visit. The same draw gives the same order.
 */
export function cdnOrder(
  cdns: readonly string[],
  draw: number,
  failed: readonly string[],
): readonly string[] {
  const first = Math.floor(draw * cdns.length)
  const drawn = [...cdns.slice(first), ...cdns.slice(0, first)]
  return [...drawn.filter((cdn) => !failed.includes(cdn)), ...drawn.filter((cdn) => failed.includes(cdn))]
}

/** The CDN to try next: one not tried yet, otherwise the one tried longest ago. */
export function nextCdn(order: readonly string[], tried: readonly string[]): string | undefined {
  return order.toSorted((a, b) => tried.lastIndexOf(a) - tried.lastIndexOf(b))[0]
}

/** The URL of a path on a CDN. An absolute URL (from the operator's own storage) is returned unchanged. */
export const addressAt = (cdn: string, path: string): string =>
  URL.canParse(path) ? path : `${cdn.replace(/\/+$/, '')}/${path.replace(/^\/+/, '')}`

/**
 * A picture's path relative to the CDNs. An absolute URL on one of the CDNs is reduced to its path, so that it too
 * comes from this visit's CDN, with the others as fallback. Any other absolute URL is returned unchanged.
 */
export function pathBelow(cdns: readonly string[], path: string): string {
  const home = cdns.find((cdn) => path.startsWith(`${cdn.replace(/\/+$/, '')}/`))
  return home === undefined ? path : path.slice(home.replace(/\/+$/, '').length)
}
