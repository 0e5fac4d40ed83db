/** The parameter that says what is open: `overlay=details.KD.1001`. Once for each layer; centres have one of their own. */
export const overlayParameter = 'overlay'
/** `member=personalHistoryCopy&member.range=today`: the page, and what it is filtered by. */
export const centreParameter = 'member'
export const separator = '.'

export const partsOf = (search: string): string[] => search.replace(/^\?/, '').split('&').filter(Boolean)
const nameOf = (part: string): string => part.split('=', 1)[0] ?? ''

/** Whether a parameter says that something is open. */
export const opens = (part: string): boolean => [overlayParameter, centreParameter].includes(nameOf(part))

/** Whether an address's query says that something is open. */
export const hasOverlay = (search: string): boolean => partsOf(search).some(opens)

const isOverlays = (part: string): boolean =>
  opens(part) || nameOf(part).startsWith(`${centreParameter}${separator}`)

/** An address's query without what is open: that of the page alone, letter by letter. */
export function pageSearch(search: string): string {
  const parts = partsOf(search)
  const page = parts.filter((part) => !isOverlays(part))
  if (page.length === parts.length) return search
  return page.length > 0 ? `?${page.join('&')}` : ''
}
