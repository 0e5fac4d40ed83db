import { useSyncExternalStore } from 'react'

const widerThan = (width: string) => {
  const query = matchMedia(`(min-width: ${width})`)
  const matches = () => query.matches
  const subscribe = (listener: () => void) => {
    query.addEventListener('change', listener)
    return () => query.removeEventListener('change', listener)
  }
  return { matches, use: () => useSyncExternalStore(subscribe, matches) }
}
const wide = widerThan('1024px')
const roomy = widerThan('768px')

/** Whether the window is wide now. For use outside of components; they use `useWide`. */
export const isWide = wide.matches

/** Whether the window has room for the two-row header. Narrower ones have the drawer and the bottom bar. */
export const useWide = (): boolean => wide.use()

/** Whether the window has room beside the content for the side rail. */
export const useRoomy = (): boolean => roomy.use()
