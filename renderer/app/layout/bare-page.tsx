import { type ReactNode, Suspense } from 'react'
import { useTranslation } from 'react-i18next'
import { useLocation } from 'react-router-dom'
import { Region } from '#ui/region/region.tsx'
import { Loader } from '#ui/spinner/spinner.tsx'
import type { NamedRoute } from '../routing/routes.ts'
import styles from './site-layout.module.css'

type BarePageProps = {
  frame: NamedRoute['frame']
  /** Whether it may be shown isn't known yet: it waits. */
  held: boolean
  children: ReactNode
}

/** A page that has the window to itself, with what header it brings: a game, help without the site. */
export function BarePage({ frame, held, children }: BarePageProps) {
  const { t } = useTranslation()
  const { pathname } = useLocation()
  const wait = (
    <div className={styles.bare}>
      <Loader label={t('page.loading')} />
    </div>
  )
  if (held) return wait
  return (
    <Region resetKey={pathname}>
      <Suspense fallback={wait}>
        {frame === 'plain' ? <main className="wrap">{children}</main> : children}
      </Suspense>
    </Region>
  )
}
