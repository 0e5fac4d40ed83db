import { useEffect, useEffectEvent } from 'react'
import { useTranslation } from 'react-i18next'
import type { Overlay } from '#lib/overlay/overlay.ts'
import { useOverlays } from '#lib/overlay/overlay-store.ts'
import { showToast } from '#ui/toast/toast-store.ts'

/**
 * Rendered for an overlay that broke or whose chunk couldn't be loaded. Closes it and shows a toast that can reopen
 * it.
 */
export function OverlayFailure({ overlay }: { overlay: Overlay }) {
  const { t } = useTranslation()
  const { set, show } = useOverlays()
  const showFailure = useEffectEvent(() => {
    showToast({
      tone: 'danger',
      title: t('part.failed'),
      body: t('part.failedText'),
      action: { label: t('action.retry'), onPress: () => show(overlay) },
    })
    set(useOverlays.getState().stack.filter((other) => other !== overlay))
  })
  useEffect(() => showFailure(), [])
  return null
}
