import { Suspense } from 'react'
import { useTranslation } from 'react-i18next'
import { Outlet, useLocation } from 'react-router-dom'
import { lazyPart } from '#lib/lazy-part/lazy-part.ts'
import { useNarrow } from '#lib/media/use-narrow.ts'
import { useWide } from '#lib/media/use-wide.ts'
import { AfterFirstPaint } from '#ui/deferred/after-first-paint.tsx'
import { RenderWhenVisible } from '#ui/deferred/render-when-visible.tsx'
import { Region } from '#ui/region/region.tsx'
import { HomeLink } from '../header/home-link.tsx'
import { PhoneHeader } from '../header/phone-header.tsx'
import { routeOf } from '../routing/route-list.ts'
import { useRouteVerdict } from '../routing/use-route-verdict.ts'
import { BottomBar } from './bottom-bar.tsx'
import styles from './site-layout.module.css'
import { useFade } from './use-fade.ts'
import { wideHeader } from './wide-header.ts'

const footer = lazyPart(() => import('../footer/footer.tsx').then((part) => part.Footer))

const sideRail = lazyPart(() => import('./side-rail.tsx').then((part) => part.SideRail))

/** The site's frame around its pages. An error in one region doesn't affect the others. */
export function SiteLayout() {
  const { t } = useTranslation()
  const { pathname } = useLocation()
  // It isn't known yet whether the page may be shown. It is rendered hidden, so that nothing moves later.
  const held = useRouteVerdict(pathname) === 'wait'
  const { page } = routeOf(pathname)
  const wide = useWide()
  const narrow = useNarrow()
  const main = useFade(pathname)
  const Footer = footer()
  const SideRail = sideRail()
  return (
    <>
      <a className="skip-link" href="#main">
        {t('header.skip')}
      </a>
      {/* The pages with a part of that name. */}
      {(page === 'home' || page === 'lobby') && (
        <a className="skip-link" href="#games">
          {t('header.skipToGames')}
        </a>
      )}
      <Region fallback={() => <HomeLink />} resetKey={pathname}>
        {wide ? <WideHeader /> : <PhoneHeader />}
      </Region>
      <main ref={main} id="main" tabIndex={-1} className={styles.main} data-held={held || undefined}>
        <Outlet />
      </main>
      <Region fallback={() => null} resetKey={pathname}>
        <RenderWhenVisible place={(ref) => <footer ref={ref} className={styles.footer} />}>
          <Footer />
        </RenderWhenVisible>
      </Region>
      <Region fallback={() => null} resetKey={pathname}>
        <AfterFirstPaint place={null}>{!narrow && <SideRail />}</AfterFirstPaint>
      </Region>
      <div className={styles.room} />
      <Region fallback={() => null} resetKey={pathname}>
        {!wide && <BottomBar />}
      </Region>
    </>
  )
}

function WideHeader() {
  const Header = wideHeader()
  return (
    <Suspense fallback={<div className={styles.header} />}>
      <Header />
    </Suspense>
  )
}
