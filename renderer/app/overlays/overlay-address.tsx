import { type ReactNode, useMemo, useState } from 'react'
import { UNSAFE_LocationContext, useLocation, useNavigationType } from 'react-router-dom'
import { pageSearch } from '#lib/overlay/overlay-address.ts'
import { pageOf } from './history-entry.ts'
import { useOverlayAddress } from './use-overlay-address.ts'

/**
 * Keeps the address and the overlays in step, and gives the site below the address of the page alone. Opening and
 * closing would otherwise render every part of the page again that looks at the address, and scroll it.
 */
export function OverlayAddress({ children }: { children: ReactNode }) {
  const location = useLocation()
  const navigationType = useNavigationType()
  useOverlayAddress(location, navigationType)

  const [shown, setShown] = useState({ location, navigationType })
  const isOverlaysOwn =
    location.pathname === shown.location.pathname &&
    location.hash === shown.location.hash &&
    pageSearch(location.search) === pageSearch(shown.location.search) &&
    pageOf(location).key === pageOf(shown.location).key
  if (!isOverlaysOwn) setShown({ location, navigationType })

  const page = useMemo(() => {
    const { pathname, search, hash } = shown.location
    const { key, state } = pageOf(shown.location)
    return {
      location: { pathname, search: pageSearch(search), hash, key, state },
      navigationType: shown.navigationType,
    }
  }, [shown])
  // The library has no public way to render below another address and keep the kind of navigation.
  return <UNSAFE_LocationContext value={page}>{children}</UNSAFE_LocationContext>
}
