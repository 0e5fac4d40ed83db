import { useSyncExternalStore } from 'react'

const roomy = matchMedia('(min-width: 768px)')
const isRoomy = () => roomy.matches
const subscribe = (listener: () => void) => {
  roomy.addEventListener('change', listener)
  return () => roomy.removeEventListener('change', listener)
}

/** Whether the window is wide enough for a chat beside the page. On phones the chat takes all of it. */
export const useRoomy = (): boolean => useSyncExternalStore(subscribe, isRoomy)
