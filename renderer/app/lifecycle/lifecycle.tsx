import { useEffect, useEffectEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router-dom'
import { useOverlays } from '#lib/overlay/overlay-store.ts'
import { usePlatform } from '#lib/platform/platform-context.ts'
import { noteReferral } from '#lib/referral/referral.ts'
import { dismissToast, showToast } from '#ui/toast/toast-store.ts'
import { useClocks } from './use-clocks.ts'
import { useConnection } from './use-connection.ts'

/**
 * Handles what happens to an open page from outside: the connection is lost and restored, the machine wakes up, its clock is set, links
 * are opened in the client. Mounted outside of the site, so that it also runs while another screen replaces the site.
 */
export function Lifecycle() {
  const { onOutside } = usePlatform()
  const navigate = useNavigate()
  const { lost, lookAgain } = useConnection()
  useClocks()

  const follow = useEffectEvent((path: string) => {
    const { open, closeAll } = useOverlays.getState()
    // Overlays belong to the page being left, except for a password change that is due.
    if (open?.name !== 'changePassword') closeAll()
    noteReferral(new URL(path, location.origin).search)
    void navigate(path)
  })
  const resume = useEffectEvent(() => lookAgain())
  useEffect(() => onOutside?.({ navigate: (path) => follow(path), resumed: () => resume() }), [onOutside])

  return lost && <LostNotice />
}

/** Toast shown while the gateway can't be reached. */
function LostNotice() {
  const { t } = useTranslation('warnings')
  const title = t('connection.lost')
  const body = t('connection.trying')
  useEffect(() => {
    const toast = showToast({ tone: 'warn', title, body, duration: null })
    return () => dismissToast(toast)
  }, [title, body])
  return null
}
