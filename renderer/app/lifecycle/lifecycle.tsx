import { useEffect, useEffectEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router-dom'
import { useOverlays } from '#lib/overlay/overlay-store.ts'
import { usePlatform } from '#lib/platform/platform-context.ts'
import { noteReferral } from '#lib/referral/referral.ts'
import { dismissToast, showToast } from '#ui/toast/toast-store.ts'
import { useConnection } from './use-connection.ts'

/**
 * What the world does to a page that stands open: the connection breaks and comes back, the machine sleeps, links
 * are opened from outside. It goes on whatever stands in the site's place.
 */
export function Lifecycle() {
  const { onOutside } = usePlatform()
  const navigate = useNavigate()
  const { lost, lookAgain } = useConnection()

  const follow = useEffectEvent((path: string) => {
    const { open, closeAll } = useOverlays.getState()
    // What stands open belongs to the page that is left; but a password that must be changed, to every page.
    if (open?.name !== 'changePassword') closeAll()
    noteReferral(new URL(path, location.origin).search)
    void navigate(path)
  })
  const resume = useEffectEvent(() => lookAgain())
  useEffect(() => onOutside?.({ navigate: (path) => follow(path), resumed: () => resume() }), [onOutside])

  return lost && <LostNotice />
}

/** Stands while the gateway isn't reached. */
function LostNotice() {
  const { t } = useTranslation('errors')
  const title = t('connection.lost')
  const body = t('connection.trying')
  useEffect(() => {
    const toast = showToast({ tone: 'warn', title, body, duration: null })
    return () => dismissToast(toast)
  }, [title, body])
  return null
}
