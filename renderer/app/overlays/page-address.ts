import type { Location, NavigationType } from 'react-router-dom'
import { pageSearch } from '#lib/overlay/page-search.ts'
import { pageOf } from './history-entry.ts'

type Address = { location: Location; navigationType: NavigationType }

/** The address of the page without its overlays; the previous object if only overlays have changed. */
export function pageAddressOf({ location, navigationType }: Address, before: Address): Address {
  const { pathname, hash } = location
  const search = pageSearch(location.search)
  const { key, state } = pageOf(location)
  const { location: was } = before
  const isOverlaysOwn =
    pathname === was.pathname && hash === was.hash && search === pageSearch(was.search) && key === was.key
  return isOverlaysOwn ? before : { location: { pathname, search, hash, key, state }, navigationType }
}
