import { Suspense } from 'react'
import { useTranslation } from 'react-i18next'
import { Outlet, useLocation } from 'react-router-dom'
import { lazyPart } from '#lib/lazy-part/lazy-part.ts'
import { Region } from '#ui/region/region.tsx'
import { AfterFirstPaint } from '#ui/render-later/after-first-paint.tsx'
import { RenderWhenVisible } from '#ui/render-later/render-when-visible.tsx'
import { Header } from '../header/header.tsx'
import { HomeLink } from '../header/home-link.tsx'
import { usePassage } from '../routing/use-passage.ts'
import { phoneParts } from './phone-parts.ts'
import styles from './site-layout.module.css'
import { useFade } from './use-fade.ts'
import { useWide } from './use-wide.ts'

const footer = lazyPart(() => import('../footer/footer.tsx').then((part) => part.Footer))

const sideRail = lazyPart(() => import(/* chunk: deferred */ './side-rail.tsx').then((part) => part.SideRail))

/** The site's frame around its pages. An error in one region doesn't affect the others. */
export function SiteLayout() {
  const { t } = useTranslation()
  const { pathname } = useLocation()
  // It isn't known yet whether the page may be shown. It is rendered hidden, so that nothing moves later.
  const held = usePassage(pathname) === 'wait'
  const wide = useWide()
  const main = useFade(pathname)
  const Footer = footer()
  const SideRail = sideRail()
  return (
    <>
      <a className="skip-link" href="#main">
        {t('header.skip')}
      </a>
      {/* Only on pages that have games: see base.css. */}
      <a className="skip-link" href="#games">
        {t('header.skipToGames')}
      </a>
      <Region fallback={() => <HomeLink />} resetKey={pathname}>
        {wide ? <Header /> : <Phone />}
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
        <AfterFirstPaint place={null}>
          <SideRail />
        </AfterFirstPaint>
      </Region>
      <Region fallback={() => null} resetKey={pathname}>
        {!wide && <Bottom />}
      </Region>
    </>
  )
}

function Phone() {
  const PhoneHeader = phoneParts.header()
  return (
    <Suspense fallback={<div className={styles.phone} />}>
      <PhoneHeader />
    </Suspense>
  )
}

function Bottom() {
  const BottomBar = phoneParts.bottomBar()
  return (
    <Suspense>
      <BottomBar />
    </Suspense>
  )
}
