import { type ReactNode, Suspense } from 'react'
import { useTranslation } from 'react-i18next'
import { useLocation } from 'react-router-dom'
import { BannerStrip } from '#features/banners/index.ts'
import { Region } from '#ui/region/region.tsx'
import { Spinner } from '#ui/spinner/spinner.tsx'
import type { NamedRoute } from '../routing/routes.ts'
import { Notices } from './notices.tsx'
import styles from './page-frame.module.css'

/** A page in the site's main region, with the notices and banners above it. */
export function PageFrame({ route, children }: { route: NamedRoute; children: ReactNode }) {
  const { t } = useTranslation()
  const { pathname } = useLocation()
  // Home renders its banners itself.
  const group = route.page === 'home' ? undefined : route.banners
  return (
    <div className={`wrap ${styles.frame}`} data-page={route.page}>
      {route.notices && <Notices />}
      {group && (
        <Region fallback={() => null} resetKey={group}>
          <BannerStrip key={group} group={group} />
        </Region>
      )}
      <Region resetKey={pathname}>
        <Suspense
          key={pathname}
          fallback={
            <div className={styles.wait}>
              <Spinner label={t('page.loading')} />
            </div>
          }
        >
          {children}
        </Suspense>
      </Region>
      <div className={styles.end} />
    </div>
  )
}
