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
 * Makes of an address that of the page alone. Returns the one before where only what is open above it has changed.
 * It comes with `OverlaySync`, once something is open; until then an address is the page's own.
 */
export const pageAddress: { of: (whole: Address, before: Address) => Address } = { of: (whole) => whole }

const WholeAddress = createContext<Address | undefined>(undefined)

/** The address with what is open above the page. */
export function useWholeAddress(): Address {
  const whole = use(WholeAddress)
  if (!whole) throw new Error('no OverlayAddress')
  return whole
}

/**
 * Gives the site below the address of the page alone. What opens and closes above it would otherwise render every
 * part of the page again that looks at the address, and scroll it.
 */
export function OverlayAddress({ children }: { children: ReactNode }) {
  const location = useLocation()
  const navigationType = useNavigationType()
  const whole = useMemo(() => ({ location, navigationType }), [location, navigationType])
  const [seen, setSeen] = useState({ whole, page: whole })
  if (seen.whole !== whole) setSeen({ whole, page: pageAddress.of(whole, seen.page) })
  // The library has no public way to render below another address and keep the kind of navigation.
  return (
    <WholeAddress value={whole}>
      <UNSAFE_LocationContext value={seen.page}>{children}</UNSAFE_LocationContext>
    </WholeAddress>
  )
}
