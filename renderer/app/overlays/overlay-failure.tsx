import { useEffect, useEffectEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { type Overlay, useOverlays } from '#lib/overlay/overlay-store.ts'
import { showToast } from '#ui/toast/toast-store.ts'

/** In the place of an overlay whose code could not be had, or that broke: nothing, but a word about it. */
export function OverlayFailure({ overlay }: { overlay: Overlay }) {
  const { t } = useTranslation()
  const { close, show } = useOverlays()
  const tell = useEffectEvent(() => {
    showToast({
      tone: 'danger',
      title: t('part.failed'),
      body: t('part.failedText'),
      action: { label: t('action.retry'), onPress: () => show(overlay) },
    })
    close()
  })
  useEffect(() => tell(), [])
  return null
}
