import { useEffect, useEffectEvent } from 'react'
import { useWholeAddress } from '../overlays/overlay-address.tsx'

/**
 * The site is first drawn in slices, and the router listens only from the end. A step that the browser made in between
 * is reported to the router here.
 */
export function useMissedStep(): void {
  const { location } = useWholeAddress()
  const drawn = useEffectEvent(() => location.pathname + location.search + location.hash)
  useEffect(() => {
    const { pathname, search, hash } = window.location
    if (drawn() !== pathname + search + hash)
      dispatchEvent(new PopStateEvent('popstate', { state: history.state }))
  }, [])
}
