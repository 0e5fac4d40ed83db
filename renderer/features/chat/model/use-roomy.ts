import { useSyncExternalStore } from 'react'

const roomy = matchMedia('(min-width: 768px)')
const isRoomy = () => roomy.matches
const subscribe = (listener: () => void) => {
  roomy.addEventListener('change', listener)
  return () => roomy.removeEventListener('change', listener)
}

/** Whether there is room for a chat beside the page; on phones it takes all of it. */
export const useRoomy = (): boolean => useSyncExternalStore(subscribe, isRoomy)
