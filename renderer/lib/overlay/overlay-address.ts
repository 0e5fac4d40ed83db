import type { CentreOverlay, Overlay } from './overlay.ts'
import { overlayAddresses } from './overlay-addresses.ts'
import { opened } from './overlay-table.ts'
import {
  type CentreName,
  centreNames,
  opens,
  overlayParameter,
  pageSearch,
  partsOf,
  separator,
} from './page-search.ts'

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

const isCentre = (overlay: Overlay): overlay is CentreOverlay =>
  centreNames.some((centre) => centre === overlay.name)

/** Whether the overlay is shown in the address. */
export const isAddressed = (overlay: Overlay): boolean =>
  isCentre(overlay) || writeOverlay(overlay) !== undefined

/** The query parameters of an overlay, percent-encoded. */
function partsFor(overlay: Overlay): string[] {
  if (!isCentre(overlay)) {
    const text = writeOverlay(overlay)
    return text === undefined ? [] : [`${overlayParameter}=${encodeURIComponent(text)}`]
  }
  const filters = [...new URLSearchParams(overlay.query)].map(
    ([name, value]) => `${overlay.name}${separator}${encodeURIComponent(name)}=${encodeURIComponent(value)}`,
  )
  return [`${overlay.name}=${overlay.page ?? ''}`, ...filters]
}

/**
 * Whether both are the same open overlay. Those with an address are told apart by it alone: it may leave out what an
 * overlay was opened with, such as a referral code.
 */
export const isSameOverlay = (one: Overlay, other: Overlay): boolean =>
  one === other || (isAddressed(one) && searchWith('', [one]) === searchWith('', [other]))

/** How many overlays a query names, whether valid or not. */
export const overlayCount = (search: string): number => partsOf(search).filter(opens).length

function centreIn(name: CentreName, query: URLSearchParams): Overlay | undefined {
  const page = query.get(name)
  if (page === null || !pageKey.test(page)) return undefined
  const prefix = `${name}${separator}`
  const own = [...query].filter(([parameter]) => parameter.startsWith(prefix))
  const filters = new URLSearchParams(
    own.map(([parameter, value]) => [parameter.slice(prefix.length), value]),
  )
  return { name, ...(page && { page }), ...(filters.size > 0 && { query: `${filters}` }) }
}

/**
 * The overlays in a query, lowest first. Invalid ones are left out, and of several that can't be open at once the
 * last one stays.
 */
export function overlaysIn(search: string): readonly Overlay[] {
  if (overlayCount(search) === 0) return []
  const query = new URLSearchParams(search)
  return [
    ...centreNames.map((name) => centreIn(name, query)),
    ...query.getAll(overlayParameter).map(readOverlay),
  ]
    .filter((overlay) => overlay !== undefined)
    .reduce<readonly Overlay[]>(opened, [])
}

/** A page's query with these overlays open above it. */
export function searchWith(search: string, stack: readonly Overlay[]): string {
  const overlays = stack.flatMap(partsFor)
  const page = pageSearch(search)
  return overlays.length === 0 ? page : `?${[...partsOf(page), ...overlays].join('&')}`
}
