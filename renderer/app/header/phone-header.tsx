import { Menu, Search } from 'lucide-react'
import { Suspense } from 'react'
import { useTranslation } from 'react-i18next'
import { lazyPart } from '#lib/lazy-part/lazy-part.ts'
import { useOverlays } from '#lib/overlay/overlay-store.ts'
import { useSignedIn } from '#lib/session/session-store.ts'
import { Button } from '#ui/button/button.tsx'
import { IconButton } from '#ui/icon-button/icon-button.tsx'
import { Skeleton } from '#ui/skeleton/skeleton.tsx'
import { overlayIntent } from '../overlays/overlay-parts.ts'
import styles from './header.module.css'
import { HomeLink } from './home-link.tsx'
import { RegisterButton } from './register-button.tsx'

const balance = lazyPart(() => import('./balance.tsx').then((part) => part.Balance))

/** The header of narrow windows. What doesn't fit is in the drawer and the bar at the foot. */
export function PhoneHeader() {
  const { t } = useTranslation()
  const signedIn = useSignedIn()
  const show = useOverlays((state) => state.show)
  const Balance = balance()
  return (
    <header className={styles.phone}>
      <IconButton label={t('nav.menu')} {...overlayIntent('nav')} onClick={() => show({ name: 'nav' })}>
        <Menu />
      </IconButton>
      <HomeLink size="sm" />
      <div className={styles.find}>
        <IconButton
          label={t('header.search')}
          {...overlayIntent('search')}
          onClick={() => show({ name: 'search' })}
        >
          <Search />
        </IconButton>
      </div>
      {signedIn ? (
        <>
          <Suspense fallback={<Skeleton width="108px" height="38px" />}>
            <Balance compact />
          </Suspense>
        </>
      ) : (
        <>
          <Button
            variant="quiet"
            size="sm"
            className={styles.logIn}
            {...overlayIntent('login')}
            onClick={() => show({ name: 'login' })}
          >
            {t('action.logIn')}
          </Button>
          <RegisterButton size="sm" />
        </>
      )}
    </header>
  )
}
