import { Suspense, useEffect } from 'react'
import { noteDrawn, useFirstPaintStage } from '#lib/first-paint/first-paint.ts'
import { pathTo } from '#lib/paths/path-to.ts'
import { PageFrame } from '../layout/page-frame.tsx'
import { HomeScreen } from './home-screen.tsx'
import type { OtherPage } from './more-pages.tsx'
import { isFrequent, morePages, overlayRoute, pages } from './pages.ts'
import { routeOf } from './route-list.ts'
import type { NamedRoute } from './routes.ts'
import { useGuarded } from './use-guarded.ts'

/** Renders the page of a route, in the site's frame if it has one. */
export function Screen({ route }: { route: NamedRoute }) {
  const shown = shownRoute(route, useGuarded())
  const page = (
    <>
      {shown.page === 'home' ? <Home overlay={shown.overlay} /> : <Page name={shown.page} />}
      <Drawn />
    </>
  )
  return shown.frame ? page : <PageFrame route={shown}>{page}</PageFrame>
}

/** The login is a page of its own only where visitors must log in first. Otherwise it opens over home. */
function shownRoute(route: NamedRoute, guarded: boolean | undefined): NamedRoute {
  if (route.name !== 'login' || guarded) return route
  // The overlay opens only once that is known.
  return { ...routeOf(pathTo('home')), ...(guarded === false && { overlay: 'login' }) }
}

/** Reports that the visible part of the page beside it has rendered, which is after its code has loaded. */
function Drawn() {
  const isDrawn = useFirstPaintStage() !== 'frame'
  useEffect(() => {
    if (isDrawn) noteDrawn()
  }, [isDrawn])
  return null
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

/** A page whose code is loaded when it is first opened. */
function Page({ name }: { name: keyof typeof pages | OtherPage }) {
  if (!isFrequent(name)) {
    const MorePage = morePages()
    return <MorePage page={name} />
  }
  const Part = pages[name]()
  return <Part />
}
