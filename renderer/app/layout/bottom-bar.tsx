import { Gift, House, LayoutGrid, Plus, UserRound } from 'lucide-react'
import { Suspense } from 'react'
import { useTranslation } from 'react-i18next'
import { Link, useLocation } from 'react-router-dom'
import { lazyPart } from '#lib/lazy-part/lazy-part.ts'
import { useOverlays } from '#lib/overlay/overlay-store.ts'
import { pathTo } from '#lib/paths/path-to.ts'
import { useSignedIn } from '#lib/session/session-store.ts'
import { isGamesPage, type SitePage, sitePageAt } from '#shared/domain/site-paths.ts'
import { useOpenDeposit } from '../header/use-open-deposit.ts'
import { overlayIntent } from '../overlays/overlay-parts.ts'
import styles from './bottom-bar.module.css'

const meBadge = lazyPart(() => import('./me-badge.tsx').then((part) => part.MeBadge))

/** Bottom navigation of narrow windows, with the deposit button raised above it. */
export function BottomBar() {
  const { t } = useTranslation()
  const { pathname } = useLocation()
  const page = sitePageAt(pathname)
  const at = (screen: SitePage) => (page === screen ? 'page' : undefined)
  const signedIn = useSignedIn()
  const show = useOverlays((state) => state.show)
  const own = signedIn ? 'me' : 'login'
  const MeBadge = meBadge()
  return (
    <nav className={`tab-only ${styles.bar}`} aria-label={t('nav.main')}>
      <Link to={pathTo('home')} aria-current={at('home')}>
        <House />
        <span>{t('nav.home')}</span>
      </Link>
      <Link to={pathTo('games')} aria-current={isGamesPage(page) ? 'page' : undefined}>
        <LayoutGrid />
        <span>{t('nav.games')}</span>
      </Link>
      <button type="button" className={styles.sun} onClick={useOpenDeposit()} aria-current={at('deposit')}>
        <i>
          <Plus />
        </i>
        <span>{t('action.deposit')}</span>
      </button>
      <Link to={pathTo('promotions')} aria-current={at('promotions') ?? at('promotion')}>
        <Gift />
        <span>{t('nav.promotions')}</span>
      </Link>
      <button type="button" {...overlayIntent(own)} onClick={() => show({ name: own })}>
        <UserRound />
        <span>{t('nav.me')}</span>
        {signedIn && (
          <Suspense>
            <MeBadge className={styles.unread} />
          </Suspense>
        )}
      </button>
    </nav>
  )
}
