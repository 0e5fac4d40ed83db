import { Suspense } from 'react'
import { useTranslation } from 'react-i18next'
import { Outlet, useLocation } from 'react-router-dom'
import { Region } from '#ui/region/region.tsx'
import { Loader } from '#ui/spinner/spinner.tsx'
import type { NamedRoute } from '../routing/routes.ts'
import { useRouteVerdict } from '../routing/use-route-verdict.ts'
import styles from './site-layout.module.css'

/** A page without the site's header and footer: a game, or help by itself. */
export function BarePage({ frame }: { frame: NamedRoute['frame'] }) {
  const { t } = useTranslation()
  const { pathname } = useLocation()
  const wait = (
    <div className={styles.bare}>
      <Loader label={t('page.loading')} />
    </div>
  )
  // It isn't known yet whether the page may be shown.
  if (useRouteVerdict(pathname) === 'wait') return wait
  return (
    <Region resetKey={pathname}>
      <Suspense fallback={wait}>
        {frame === 'plain' ? (
          <main className={`wrap ${styles.plain}`}>
            <Outlet />
          </main>
        ) : (
          <Outlet />
        )}
      </Suspense>
    </Region>
  )
}
