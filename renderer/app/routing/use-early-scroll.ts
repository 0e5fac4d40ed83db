import { useLayoutEffect, useRef } from 'react'
import { NavigationType, useLocation, useNavigationType } from 'react-router-dom'
import { entryId } from './entry-id.ts'
import { scrollPositions } from './scroll-positions.ts'

/** What the reader did before `useScroll` was there. From then on, `useScroll` notes the positions. */
export const early = {
  /** Identifiers of the history entries that were scrolled. */
  scrolled: new Set<string>(),
  isOver: false,
  /** Notes the position of the page that is shown; set by `useScroll` while the position is the reader's. */
  note: undefined as (() => void) | undefined,
}

// The browser would restore a position before there is a page to scroll. `useScroll` does it once there is.
history.scrollRestoration = 'manual'

/**
 * The part of `useScroll` that can't wait for the deferred services: a new page starts at the top, and a reader who
 * leaves early returns to the same position.
 */
export function useEarlyScroll(): void {
  const { key, pathname } = useLocation()
  const type = useNavigationType()
  const shown = useRef({ pathname, scrolled: false })
  useLayoutEffect(() => {
    if (type === NavigationType.Push) scrollTo(0, 0)
    // A filter of the same page replaces the entry, and its reader stays where they are.
    const before = shown.current
    const scrolled = before.scrolled && type === NavigationType.Replace && before.pathname === pathname
    if (scrolled) early.scrolled.add(entryId(key))
    shown.current = { pathname, scrolled }
    const note = () => {
      if (early.isOver) return
      const id = entryId(key)
      shown.current.scrolled = true
      early.scrolled.add(id)
      scrollPositions.note(id, scrollY)
    }
    const leave = () => {
      // The page may be left before the browser has reported the scrolling.
      if (early.isOver) early.note?.()
      else if (scrollY > 0) note()
      scrollPositions.keep()
    }
    addEventListener('scroll', note)
    addEventListener('pagehide', leave)
    return () => {
      removeEventListener('scroll', note)
      removeEventListener('pagehide', leave)
    }
  }, [key, pathname, type])
}
