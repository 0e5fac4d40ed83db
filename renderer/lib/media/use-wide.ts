import { useSyncExternalStore } from 'react'

const wide = matchMedia('(min-width: 1024px)')
/** Whether the window is wide now. For use outside of components; they use `useWide`. */
export const isWide = () => wide.matches
const subscribe = (listener: () => void) => {
  wide.addEventListener('change', listener)
  return () => wide.removeEventListener('change', listener)
}

/** Whether there is room for columns and the two-row header. Narrower windows have the drawer and the bottom bar. */
export const useWide = (): boolean => useSyncExternalStore(subscribe, isWide)
