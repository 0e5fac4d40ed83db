import { useSyncExternalStore } from 'react'

const wide = matchMedia('(min-width: 1024px)')
/** Whether the window is wide now; see `useWide`. */
export const isWide = () => wide.matches
const subscribe = (listener: () => void) => {
  wide.addEventListener('change', listener)
  return () => wide.removeEventListener('change', listener)
}

/** Whether the window has room for the header in two rows; narrower ones have drawer and bottom bar. */
export const useWide = (): boolean => useSyncExternalStore(subscribe, isWide)
