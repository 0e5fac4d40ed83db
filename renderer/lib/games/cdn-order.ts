/**
 * CDNs in the order to try them: the one drawn for this visit first, those seen failing last.
 * @param draw a number from 0 up to 1, drawn once for the visit: the same draw gives the same order.
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

/** The CDN to try next: one that wasn't tried yet, else the one tried longest ago. */
export function nextCdn(order: readonly string[], tried: readonly string[]): string | undefined {
  return order.toSorted((a, b) => tried.lastIndexOf(a) - tried.lastIndexOf(b))[0]
}

/** An address below a CDN; a whole address (of an operator's own store) stays as it is. */
export const addressAt = (cdn: string, path: string): string =>
  URL.canParse(path) ? path : `${cdn.replace(/\/+$/, '')}/${path.replace(/^\/+/, '')}`

/**
 * A picture's path below the CDNs. A whole address that is on one of them counts as such, so that it too comes
 * from this visit's CDN and goes to another when that fails; any other whole address stays as it is.
 */
export function pathBelow(cdns: readonly string[], path: string): string {
  const home = cdns.find((cdn) => path.startsWith(`${cdn.replace(/\/+$/, '')}/`))
  return home === undefined ? path : path.slice(home.replace(/\/+$/, '').length)
}
