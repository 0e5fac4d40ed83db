import { useEffect, useEffectEvent } from 'react'
import { useTranslation } from 'react-i18next'
import type { Overlay } from '#lib/overlay/overlay.ts'
import { useOverlays } from '#lib/overlay/overlay-store.ts'
import { showToast } from '#ui/toast/toast-store.ts'

/** In the place of an overlay whose code could not be had, or that broke: nothing, but a word about it. */
export function OverlayFailure({ overlay }: { overlay: Overlay }) {
  const { t } = useTranslation()
  const { set, show } = useOverlays()
  const tell = useEffectEvent(() => {
    showToast({
      tone: 'danger',
      title: t('part.failed'),
      body: t('part.failedText'),
      action: { label: t('action.retry'), onPress: () => show(overlay) },
    })
    set(useOverlays.getState().stack.filter((other) => other !== overlay))
  })
  useEffect(() => tell(), [])
  return null
}
