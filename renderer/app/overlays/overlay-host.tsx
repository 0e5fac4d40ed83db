import { Suspense } from 'react'
import { useTranslation } from 'react-i18next'
import { lazyPart } from '#lib/lazy-part/lazy-part.ts'
import type { Overlay } from '#lib/overlay/overlay.ts'
import { useOverlays } from '#lib/overlay/overlay-store.ts'
import { Region } from '#ui/region/region.tsx'
import { Loader } from '#ui/spinner/spinner.tsx'
import type { OtherOverlay } from './more-overlays.tsx'
import { OverlayFailure } from './overlay-failure.tsx'
import styles from './overlay-host.module.css'
import { overlayLoaders } from './overlay-parts.ts'

const parts = {
  login: lazyPart(overlayLoaders.login),
  register: lazyPart(overlayLoaders.register),
  signOut: lazyPart(overlayLoaders.signOut),
  chat: lazyPart(overlayLoaders.chat),
  nav: lazyPart(overlayLoaders.nav),
  search: lazyPart(overlayLoaders.search),
  me: lazyPart(overlayLoaders.me),
}
const moreOverlays = lazyPart(() => import('./more-overlays.tsx').then((part) => part.MoreOverlay))

/**
 * Renders the open overlays. Mounted after the first paint. An overlay's code is loaded when it is first opened, or
 * when its button is hovered or focused.
 */
export function OverlayHost() {
  const { t } = useTranslation()
  const stack = useOverlays((state) => state.stack)
  const wait = (
    <div className={styles.wait}>
      <Loader label={t('page.loading')} />
    </div>
  )
  return stack.map((overlay) => (
    <Region key={overlay.name} fallback={() => <OverlayFailure overlay={overlay} />}>
      <Suspense fallback={wait}>
        <OverlayPart overlay={overlay} />
      </Suspense>
    </Region>
  ))
}

function OverlayPart({ overlay }: { overlay: Overlay }) {
  if (!isFrequent(overlay)) {
    const MoreOverlay = moreOverlays()
    return <MoreOverlay overlay={overlay} />
  }
  if (overlay.name === 'register') {
    const Register = parts.register()
    return <Register {...overlay} />
  }
  const Part = parts[overlay.name]()
  return <Part />
}

const isFrequent = (overlay: Overlay): overlay is Exclude<Overlay, OtherOverlay> => overlay.name in parts
