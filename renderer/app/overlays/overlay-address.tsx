import { createContext, type ReactNode, use, useMemo, useState } from 'react'
import {
  type Location,
  type NavigationType,
  UNSAFE_LocationContext,
  useLocation,
  useNavigationType,
} from 'react-router-dom'

type Address = { location: Location; navigationType: NavigationType }

/**
 * Reduces an address to that of the page, without its overlays. Returns the previous one if only overlays have
 * changed. `OverlaySync` sets `of` once something is open; until then the address is returned unchanged.
 */
export const pageAddress: { of: (whole: Address, before: Address) => Address } = { of: (whole) => whole }

const WholeAddress = createContext<Address | undefined>(undefined)

/** The address including open overlays. Throws outside of `OverlayAddress`. */
export function useWholeAddress(): Address {
  const whole = use(WholeAddress)
  if (!whole) throw new Error('no OverlayAddress')
  return whole
}

/**
 * Provides the page's address, without overlays, to the site below. Otherwise opening or closing an overlay would
 * re-render and scroll whatever reads the address.
 */
export function OverlayAddress({ children }: { children: ReactNode }) {
  const location = useLocation()
  const navigationType = useNavigationType()
  const whole = useMemo(() => ({ location, navigationType }), [location, navigationType])
  const [seen, setSeen] = useState({ whole, page: whole })
  if (seen.whole !== whole) setSeen({ whole, page: pageAddress.of(whole, seen.page) })
  // React Router has no public way to render below another address and keep the navigation type.
  return (
    <WholeAddress value={whole}>
      <UNSAFE_LocationContext value={seen.page}>{children}</UNSAFE_LocationContext>
    </WholeAddress>
  )
}
