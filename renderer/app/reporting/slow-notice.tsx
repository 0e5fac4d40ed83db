import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { useGateway } from '#lib/gateway/gateway-context.ts'
import { usePlatform } from '#lib/platform/platform-context.ts'
import { systemQueries } from '#lib/queries/site-status-query.ts'
import { dismissToast, showToast } from '#ui/toast/toast-store.ts'

/**
 * Warns that the page is slow to load. Mounted once the first paint is done or has taken too long. Shown while the
 * gateway's first permission call is still unanswered.
 */
export function SlowNotice() {
  const { publicHost } = usePlatform()
  // This query alone: a count of the calls under way would look through all queries whenever any of them changes.
  const { isLoading, errorUpdateCount } = useQuery({
    ...systemQueries(useGateway()).permission(publicHost),
    enabled: false,
  })
  // After a failed call the connection watch keeps retrying, which is shown differently.
  const late = isLoading && errorUpdateCount === 0
  return late && <Said />
}

/** A component of its own, so that its texts are loaded only when needed. */
function Said() {
  const { t } = useTranslation('warnings')
  const title = t('slow.title')
  const body = t('slow.body')
  useEffect(() => {
    const toast = showToast({ tone: 'warn', title, body, duration: null })
    return () => dismissToast(toast)
  }, [title, body])
  return null
}
