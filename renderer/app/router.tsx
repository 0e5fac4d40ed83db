import { Suspense } from 'react'
import { Navigate, useLocation } from 'react-router-dom'
import { isOfferedPath } from '#lib/games/offered.ts'
import { useSignedIn } from '#lib/session/session-store.ts'
import { BarePage } from './layout/bare-page.tsx'
import { PageFrame } from './layout/page-frame.tsx'
import { SiteLayout } from './layout/site-layout.tsx'
import { paths } from './paths.ts'
import { HomeScreen } from './routing/home-screen.tsx'
import type { OtherPage } from './routing/more-pages.tsx'
import { isFrequent, morePages, overlayRoute, pages } from './routing/pages.ts'
import { guardRoute } from './routing/route-guard.ts'
import { type NamedRoute, routeOf } from './routing/routes.ts'
import { useGuarded } from './routing/use-guarded.ts'
import { useScroll } from './routing/use-scroll.ts'

/** Every address of the site, by the table of routes. */
export function Router() {
  useScroll()
  const { pathname, search, hash } = useLocation()
  const signedIn = useSignedIn()
  const guarded = useGuarded()
  const passage = guardRoute({ pathname, signedIn, guarded })
  // In the history's own state, which a reload keeps and no link from outside can write.
  if (passage === 'login') return <Navigate to={paths.login[0]} replace state={pathname + search + hash} />

  const route = shownRoute(routeOf(isOfferedPath(pathname) ? pathname : ''), guarded)
  const held = passage === 'wait'
  const page = route.page === 'home' ? <Home overlay={route.overlay} /> : <Part name={route.page} />
  return route.frame ? (
    <BarePage held={held} frame={route.frame}>
      {page}
    </BarePage>
  ) : (
    <SiteLayout held={held}>
      <PageFrame route={route}>{page}</PageFrame>
    </SiteLayout>
  )
}

/** The login is a page of its own only where visitors must log in first; else it opens over home. */
function shownRoute(route: NamedRoute, guarded: boolean | undefined): NamedRoute {
  if (route.name !== 'login' || guarded) return route
  // Which of the two it is, has to be known first.
  return { ...routeOf('/'), ...(guarded === false && { overlay: 'login' }) }
}

/** Home, at some addresses with an overlay open. */
function Home({ overlay }: { overlay: NamedRoute['overlay'] | undefined }) {
  const OverlayRoute = overlayRoute()
  return (
    <>
      <HomeScreen />
      {overlay && (
        <Suspense>
          <OverlayRoute key={overlay} name={overlay} />
        </Suspense>
      )}
    </>
  )
}

/** A page whose code comes when it is first opened. */
function Part({ name }: { name: keyof typeof pages | OtherPage }) {
  if (!isFrequent(name)) {
    const MorePage = morePages()
    return <MorePage page={name} />
  }
  const Page = pages[name]()
  return <Page />
}
