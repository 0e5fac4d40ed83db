import { useSyncExternalStore } from 'react'

const wide = matchMedia('(min-width: 1024px)')
/** Whether the window is wide now. For use outside of components; they use `useWide`. */
export const isWide = () => wide.matches
const subscribe = (listener: () => void) => {
  wide.addEventListener('change', listener)
  return () => wide.removeEventListener('change', listener)
}

/** Whether the window has room for the two-row header. Narrower ones have the drawer and the bottom bar. */
export const useWide = (): boolean => useSyncExternalStore(subscribe, isWide)
