import { Gift, House, LayoutGrid, Plus, UserRound } from 'lucide-react'
import { Suspense } from 'react'
import { useTranslation } from 'react-i18next'
import { Link, useLocation } from 'react-router-dom'
import { lazyPart } from '#lib/lazy-part/lazy-part.ts'
import { useOverlays } from '#lib/overlay/overlay-store.ts'
import { useSignedIn } from '#lib/session/session-store.ts'
import { useOpenDeposit } from '../header/use-open-deposit.ts'
import { overlayIntent } from '../overlays/overlay-parts.ts'
import { paths } from '../paths.ts'
import styles from './bottom-bar.module.css'

const unreadChat = lazyPart(() => import('./unread-chat.tsx').then((part) => part.UnreadChat))

const isAt = (pathname: string, places: readonly string[]) => (places.includes(pathname) ? 'page' : undefined)

/** The bar at the thumb of narrow windows; the deposit rises from it. */
export function BottomBar() {
  const { t } = useTranslation()
  const { pathname } = useLocation()
  const signedIn = useSignedIn()
  const show = useOverlays((state) => state.show)
  const own = signedIn ? 'me' : 'login'
  const UnreadChat = unreadChat()
  return (
    <nav className={`tab-only ${styles.bar}`} aria-label={t('nav.main')}>
      <Link to={paths.home[0]} aria-current={isAt(pathname, paths.home)}>
        <House />
        {t('nav.home')}
      </Link>
      <Link to={paths.lobby[0]} aria-current={isAt(pathname, paths.lobby)}>
        <LayoutGrid />
        {t('nav.games')}
      </Link>
      <button
        type="button"
        className={styles.sun}
        onClick={useOpenDeposit()}
        aria-current={isAt(pathname, paths.deposit)}
      >
        <i>
          <Plus />
        </i>
        {t('action.deposit')}
      </button>
      <Link to={paths.promotions[0]} aria-current={isAt(pathname, paths.promotions)}>
        <Gift />
        {t('nav.promotions')}
      </Link>
      <button type="button" {...overlayIntent(own)} onClick={() => show({ name: own })}>
        <UserRound />
        {t('nav.me')}
        {signedIn && (
          <Suspense>
            <UnreadChat className={styles.unread} />
          </Suspense>
        )}
      </button>
    </nav>
  )
}
