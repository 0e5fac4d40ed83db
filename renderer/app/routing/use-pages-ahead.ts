import { useEffect } from 'react'
import { fetchPage } from './pages.ts'
import { routeOf } from './route-list.ts'
import type { PageName } from './routes.ts'

/** Returns the page that a link, or a tile of a game, leads to. */
function pageBehind(target: EventTarget | null): PageName | undefined {
  const place = target instanceof Element ? target.closest('a[href], [data-opens="game"]') : null
  if (!(place instanceof HTMLAnchorElement)) return place ? 'game' : undefined
  return place.origin === location.origin ? routeOf(place.pathname).page : undefined
}

/**
 * Fetches the code of a page once somebody is about to open it: as the pointer comes to what leads there, a finger
 * touches it, or the focus reaches it. One listener for all of the site's links.
 */
export function usePagesAhead(): void {
  useEffect(() => {
    const fetched = new Set<PageName>()
    const fetchIt = ({ target }: Event) => {
      const page = pageBehind(target)
      if (page === undefined || fetched.has(page)) return
      fetched.add(page)
      void fetchPage(page)
    }
    const kinds = ['pointerover', 'focusin']
    for (const kind of kinds) addEventListener(kind, fetchIt, { passive: true })
    return () => {
      for (const kind of kinds) removeEventListener(kind, fetchIt)
    }
  }, [])
}
