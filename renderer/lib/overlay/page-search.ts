/**
 * The parameter that names an open overlay: `overlay=details.KD.1001`. Repeated for each layer. Centres have others.
 */
export const overlayParameter = 'overlay'
/**
 * Each centre is a parameter: `member=personalHistoryCopy&member.range=today` is the centre's page and that page's
 * filter.
 */
export const centreNames = ['member', 'agent'] as const
export type CentreName = (typeof centreNames)[number]
export const separator = '.'

const parameters: readonly string[] = [overlayParameter, ...centreNames]

export const partsOf = (search: string): string[] => search.replace(/^\?/, '').split('&').filter(Boolean)
const nameOf = (part: string): string => part.split('=', 1)[0] ?? ''

/** Whether a part of the query names an open overlay. */
export const opens = (part: string): boolean => parameters.includes(nameOf(part))

/** Whether a query names an open overlay. */
export const hasOverlay = (search: string): boolean => partsOf(search).some(opens)

const isOverlays = (part: string): boolean =>
  opens(part) || centreNames.some((centre) => nameOf(part).startsWith(`${centre}${separator}`))

/** A query without its overlays: the page's own, with its encoding unchanged. */
export function pageSearch(search: string): string {
  const parts = partsOf(search)
  const page = parts.filter((part) => !isOverlays(part))
  if (page.length === parts.length) return search
  return page.length > 0 ? `?${page.join('&')}` : ''
}
