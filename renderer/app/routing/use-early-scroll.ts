import { useLayoutEffect } from 'react'
import { NavigationType, useLocation, useNavigationType } from 'react-router-dom'

/** Where entries of the history were left, by key; `useScroll` goes on from there. */
export const earlyPositions = new Map<string, number>()

/** What can't wait for `useScroll`, which comes with the deferred services: a new page begins at its top. */
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
