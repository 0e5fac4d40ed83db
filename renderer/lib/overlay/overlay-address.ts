import type { Overlay } from './overlay.ts'
import { overlayAddresses } from './overlay-addresses.ts'
import { opened } from './overlay-table.ts'
import { centreParameter, opens, overlayParameter, pageSearch, partsOf, separator } from './page-search.ts'

const addresses = Object.values(overlayAddresses)
const pageKey = /^\w{0,40}$/

/** An overlay as the value of its query parameter; undefined if it has no address. */
export function writeOverlay(overlay: Overlay): string | undefined {
  const address = overlayAddresses[overlay.name]
  const parts = address?.write(overlay)
  return address && parts && [address.as, ...parts].join(separator)
}

/** Parses a parameter's value; undefined if it is invalid or names an overlay without an address. */
export function readOverlay(text: string): Overlay | undefined {
  const [as, ...parts] = text.split(separator)
  return addresses.find((address) => address?.as === as)?.read(parts)
}

/** Whether the overlay is shown in the address. */
export const isAddressed = (overlay: Overlay): boolean =>
  overlay.name === centreParameter || writeOverlay(overlay) !== undefined

/** The query parameters of an overlay, percent-encoded. */
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

/** How many overlays a query names, whether valid or not. */
export const overlayCount = (search: string): number => partsOf(search).filter(opens).length

function centreIn(query: URLSearchParams): Overlay | undefined {
  const page = query.get(centreParameter)
  if (page === null || !pageKey.test(page)) return undefined
  const prefix = `${centreParameter}${separator}`
  const own = [...query].filter(([name]) => name.startsWith(prefix))
  const filters = new URLSearchParams(own.map(([name, value]) => [name.slice(prefix.length), value]))
  return { name: centreParameter, ...(page && { page }), ...(filters.size > 0 && { query: `${filters}` }) }
}

/**
 * The overlays in a query, lowest first. Invalid ones are left out, and of several that can't be open at once the
 * last one stays.
 */
export function overlaysIn(search: string): readonly Overlay[] {
  if (overlayCount(search) === 0) return []
  const query = new URLSearchParams(search)
  return [centreIn(query), ...query.getAll(overlayParameter).map(readOverlay)]
    .filter((overlay) => overlay !== undefined)
    .reduce<readonly Overlay[]>(opened, [])
}

/** A page's query with these overlays open above it. */
export function searchWith(search: string, stack: readonly Overlay[]): string {
  const overlays = stack.flatMap(partsFor)
  const page = pageSearch(search)
  return overlays.length === 0 ? page : `?${[...partsOf(page), ...overlays].join('&')}`
}
