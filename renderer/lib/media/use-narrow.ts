import { useSyncExternalStore } from 'react'

const narrow = matchMedia('(max-width: 767px)')
const subscribe = (listener: () => void) => {
  narrow.addEventListener('change', listener)
  return () => narrow.removeEventListener('change', listener)
}

/** Whether the window is as narrow as a phone's. Tables then become cards, and centres fill the screen. */
export const useNarrow = (): boolean => useSyncExternalStore(subscribe, () => narrow.matches)
