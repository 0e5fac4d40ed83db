import type { Overlay } from './overlay.ts'
import { opened, overlayTable } from './overlay-table.ts'

/** The parameter that says what is open: `overlay=details.KD.1001`. Once for each layer; centres have one of their own. */
const overlayParameter = 'overlay'
/** `member=personalHistoryCopy&member.range=today`: the page, and what it is filtered by. */
const centreParameter = 'member'

const declarations = Object.values(overlayTable)
const separator = '.'
const pageKey = /^\w{0,40}$/

/** An overlay as its parameter says it; undefined for one that has none. */
export function writeOverlay(overlay: Overlay): string | undefined {
  const { address } = overlayTable[overlay.name]
  const parts = address?.write(overlay)
  return address && parts && [address.as, ...parts].join(separator)
}

/** Reads a parameter's value back; undefined for nonsense, and for what nobody may link to. */
export function readOverlay(text: string): Overlay | undefined {
  const [as, ...parts] = text.split(separator)
  return declarations.find(({ address }) => address?.as === as)?.address?.read(parts)
}

/** Whether the address says that it is open. */
export const isAddressed = (overlay: Overlay): boolean =>
  overlay.name === centreParameter || writeOverlay(overlay) !== undefined

/** The parameters that say that an overlay is open, in the address's own writing. */
function partsFor(overlay: Overlay): string[] {
  if (overlay.name !== centreParameter) {
    const text = writeOverlay(overlay)
    return text === undefined ? [] : [`${overlayParameter}=${encodeURIComponent(text)}`]
  }
  const filters = [...new URLSearchParams(overlay.query)].map(
    ([name, value]) =>
      `${centreParameter}${separator}${encodeURIComponent(name)}=${encodeURIComponent(value)}`,
  )
  return [`${centreParameter}=${overlay.page ?? ''}`, ...filters]
}

const partsOf = (search: string): string[] => search.replace(/^\?/, '').split('&').filter(Boolean)
const nameOf = (part: string): string => part.split('=', 1)[0] ?? ''
const isOfCentre = (part: string): boolean => nameOf(part).startsWith(`${centreParameter}${separator}`)
/** Whether a parameter says that something is open. */
const opens = (part: string): boolean => [overlayParameter, centreParameter].includes(nameOf(part))
const isOverlays = (part: string): boolean => opens(part) || isOfCentre(part)

/** How many overlays an address names, with sense or without. */
export const overlayCount = (search: string): number => partsOf(search).filter(opens).length

function centreIn(query: URLSearchParams): Overlay | undefined {
  const page = query.get(centreParameter)
  if (page === null || !pageKey.test(page)) return undefined
  const prefix = `${centreParameter}${separator}`
  const own = [...query].filter(([name]) => name.startsWith(prefix))
  const filters = new URLSearchParams(own.map(([name, value]) => [name.slice(prefix.length), value]))
  return { name: centreParameter, ...(page && { page }), ...(filters.size > 0 && { query: `${filters}` }) }
}

/** What an address says is open, the lowest first. What can't be open at once, or means nothing, is left out. */
export function overlaysIn(search: string): readonly Overlay[] {
  if (overlayCount(search) === 0) return []
  const query = new URLSearchParams(search)
  return [centreIn(query), ...query.getAll(overlayParameter).map(readOverlay)]
    .filter((overlay) => overlay !== undefined)
    .reduce<readonly Overlay[]>(opened, [])
}

const join = (parts: readonly string[]): string => (parts.length > 0 ? `?${parts.join('&')}` : '')

/** An address's query without what is open: that of the page alone, letter by letter. */
export const pageSearch = (search: string): string =>
  partsOf(search).some(isOverlays) ? join(partsOf(search).filter((part) => !isOverlays(part))) : search

/** The query of a page with these overlays open above it. */
export function searchWith(search: string, stack: readonly Overlay[]): string {
  const overlays = stack.flatMap(partsFor)
  const page = pageSearch(search)
  return overlays.length === 0 ? page : join([...partsOf(page), ...overlays])
}
