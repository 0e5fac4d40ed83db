import { useTranslation } from 'react-i18next'
import { BannerStrip } from '#features/banners/index.ts'
import { DeferredSquares, HomePage } from '#features/home/index.ts'
import { useNav } from '#features/navigation/index.ts'
import { lazyPart } from '#lib/lazy-part/lazy-part.ts'
import { useWide } from '#lib/media/use-wide.ts'
import { useOverlays } from '#lib/overlay/overlay-store.ts'
import { useSignedIn } from '#lib/session/session-store.ts'
import { Button } from '#ui/button/button.tsx'
import { Region } from '#ui/region/region.tsx'
import { BannerNote } from '../layout/notices.tsx'
import { overlayIntent } from '../overlays/overlay-parts.ts'

const deferredHome = lazyPart(() => import('./deferred-home.tsx').then((part) => part.DeferredHome))

/** Assembles home from the features that contribute to it. */
export function HomeScreen() {
  const { t } = useTranslation('home')
  const signedIn = useSignedIn()
  const show = useOverlays((state) => state.show)
  const DeferredHome = deferredHome()
  const actions = !signedIn && (
    <Button
      variant="primary"
      size="lg"
      {...overlayIntent('register')}
      onClick={() => show({ name: 'register' })}
    >
      {t('hero.createAccount')}
    </Button>
  )
  return (
    <HomePage
      wide={useWide()}
      hero={
        <Region fallback={() => null}>
          <BannerStrip
            group="w_home"
            size="hero"
            actions={actions}
            fallback={<DeferredHome part="hero" actions={actions} />}
          />
        </Region>
      }
      note={<BannerNote />}
      categories={
        <Region fallback={() => null}>
          <DeferredSquares categories={useNav()} />
        </Region>
      }
      own={signedIn && <DeferredHome part="own" />}
      below={<DeferredHome part="below" />}
    />
  )
}
