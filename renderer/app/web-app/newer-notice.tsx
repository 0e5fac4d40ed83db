import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { useLocation } from 'react-router-dom'
import { dismissToast, showToast } from '#ui/toast/toast-store.ts'
import { routeOf } from '../routing/route-list.ts'
import { useNewer } from './start-web-app.ts'

/**
 * Toast saying that a newer version is out, until it is closed. It isn't shown over a game. The running version keeps
 * working.
 */
export function NewerNotice() {
  const newer = useNewer((state) => state.newer)
  const playing = routeOf(useLocation().pathname).frame === 'window'
  return newer && !playing && <Said />
}

function Said() {
  const { t } = useTranslation('warnings')
  const title = t('newer.title')
  const body = t('newer.text')
  const label = t('lost.reload')
  useEffect(() => {
    const action = { label, onPress: () => location.reload() }
    const toast = showToast({ title, body, action, duration: null })
    return () => dismissToast(toast)
  }, [title, body, label])
  return null
}
