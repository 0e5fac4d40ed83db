import { keysOf } from '#shared/domain/keys-of.ts'
import type { Overlay } from './overlay.ts'
import { opened, overlayTable } from './overlay-table.ts'

/** The parameter of an address that says what is open: `overlay=details.KD.1001`. Once for each layer. */
const overlayParameter = 'overlay'

const names = keysOf(overlayTable)
const separator = '.'

/** An overlay as its parameter says it; undefined for one that has no address. */
export function writeOverlay(overlay: Overlay): string | undefined {
  const address = addressOf(overlay)
  const parts = address?.write(overlay)
  return address && parts && [address.as, ...parts].join(separator)
}

/** The table pairs each name with its own address; a union of them forgets that. */
function addressOf(
  overlay: Overlay,
): { as: string; write: (one: Overlay) => readonly string[] | undefined } | undefined
function addressOf({ name }: Overlay): object | undefined {
  return overlayTable[name].address
}

/** Reads a parameter's value back; undefined for nonsense, and for what nobody may link to. */
export function readOverlay(text: string): Overlay | undefined {
  const [as, ...parts] = text.split(separator)
  const name = names.find((one) => overlayTable[one].address?.as === as)
  return name && overlayTable[name].address?.read(parts)
}

const partsOf = (search: string): string[] => search.replace(/^\?/, '').split('&').filter(Boolean)

const isOverlay = (part: string): boolean =>
  part === overlayParameter || part.startsWith(`${overlayParameter}=`)

/** How many overlays an address names, with sense or without. */
export const overlayCount = (search: string): number => partsOf(search).filter(isOverlay).length

/** What an address says is open, the lowest first. What can't be open at once, or means nothing, is left out. */
export const overlaysIn = (search: string): readonly Overlay[] =>
  overlayCount(search) === 0
    ? []
    : new URLSearchParams(search)
        .getAll(overlayParameter)
        .map(readOverlay)
        .filter((overlay) => overlay !== undefined)
        .reduce<readonly Overlay[]>(opened, [])

const join = (parts: readonly string[]): string => (parts.length > 0 ? `?${parts.join('&')}` : '')

/** An address's query without what is open: that of the page alone, letter by letter. */
export const pageSearch = (search: string): string =>
  overlayCount(search) === 0 ? search : join(partsOf(search).filter((part) => !isOverlay(part)))

/** The query of a page with these overlays open above it. */
export function searchWith(search: string, stack: readonly Overlay[]): string {
  const written = stack.map(writeOverlay).filter((text) => text !== undefined)
  if (written.length === 0) return pageSearch(search)
  const overlays = written.map((text) => `${overlayParameter}=${encodeURIComponent(text)}`)
  return join([...partsOf(pageSearch(search)), ...overlays])
}
