import { useLayoutEffect } from 'react'
import { NavigationType, useLocation, useNavigationType } from 'react-router-dom'

/** Scroll positions by the router's key of their history entry. `useScroll` goes on from them. */
export const earlyPositions = new Map<string, number>()

// The browser would restore a position before there is a page to scroll. `useScroll` does it once there is.
history.scrollRestoration = 'manual'

/** The part of `useScroll` that can't wait for the deferred services: a new page starts at the top. */
export function useEarlyScroll(): void {
  const { key } = useLocation()
  const type = useNavigationType()
  useLayoutEffect(() => {
    if (type === NavigationType.Push) scrollTo(0, 0)
    const note = () => earlyPositions.set(key, scrollY)
    addEventListener('scroll', note)
    return () => removeEventListener('scroll', note)
  }, [key, type])
}
