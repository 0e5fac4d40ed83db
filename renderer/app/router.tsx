import { Navigate, type RouteObject, useLocation, useRoutes } from 'react-router-dom'
import { isOfferedPath } from '#lib/games/offered.ts'
import { pathTo } from '#lib/paths/path-to.ts'
import { BarePage } from './layout/bare-page.tsx'
import { SiteLayout } from './layout/site-layout.tsx'
import { routeList } from './routing/route-list.ts'
import type { NamedRoute } from './routing/routes.ts'
import { Screen } from './routing/screen.tsx'
import { useEarlyScroll } from './routing/use-early-scroll.ts'
import { usePassage } from './routing/use-passage.ts'

/** The screens with this frame, as far as the brand has them. */
const framed = (frame: NamedRoute['frame']): RouteObject[] =>
  routeList
    .filter(({ path, route }) => route.frame === frame && isOfferedPath(path))
    .map(({ path, route }) => ({ path, element: <Screen route={route} /> }))

/** Every address of the site, by the table of routes. */
const tree: RouteObject[] = [
  { element: <SiteLayout />, children: framed(undefined) },
  { element: <BarePage frame="plain" />, children: framed('plain') },
  { element: <BarePage frame="window" />, children: framed('window') },
]

/** The screen of the address, or the way to the login where visitors must log in first. */
export function Router() {
  useEarlyScroll()
  const { pathname, search, hash } = useLocation()
  const passage = usePassage(pathname)
  const screen = useRoutes(tree)
  // In the history's own state, which a reload keeps and no link from outside can write.
  if (passage === 'login') return <Navigate to={pathTo('login')} replace state={pathname + search + hash} />
  return screen
}
