import { Navigate, type RouteObject, useLocation, useRoutes } from 'react-router-dom'
import { isOfferedPath } from '#lib/games/offered.ts'
import { pathTo } from '#lib/paths/path-to.ts'
import { BarePage } from './layout/bare-page.tsx'
import { SiteLayout } from './layout/site-layout.tsx'
import { routeList } from './routing/route-list.ts'
import type { NamedRoute } from './routing/routes.ts'
import { Screen } from './routing/screen.tsx'
import { useEarlyScroll } from './routing/use-early-scroll.ts'
import { useFocusTargets } from './routing/use-focus-targets.ts'
import { useRouteVerdict } from './routing/use-route-verdict.ts'

/** Routes of the screens with this frame that the brand offers. */
const framed = (frame: NamedRoute['frame']): RouteObject[] =>
  routeList
    .filter(({ path, route }) => route.frame === frame && isOfferedPath(path))
    .map(({ path, route }) => ({ path, element: <Screen route={route} /> }))

/** Every route of the site, from the route table. */
const tree: RouteObject[] = [
  { element: <SiteLayout />, children: framed(undefined) },
  { element: <BarePage frame="plain" />, children: framed('plain') },
  { element: <BarePage frame="window" />, children: framed('window') },
]

/** Renders the screen of the address, or redirects to the login where visitors must log in first. */
export function Router() {
  useEarlyScroll()
  useFocusTargets()
  const { pathname, search, hash } = useLocation()
  const verdict = useRouteVerdict(pathname)
  const screen = useRoutes(tree)
  // The address goes into `history.state`, which survives a reload and which no link from outside can set.
  if (verdict === 'login') return <Navigate to={pathTo('login')} replace state={pathname + search + hash} />
  return screen
}
