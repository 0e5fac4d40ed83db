import { useIsFetching } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { endpointKey } from '#lib/queries/endpoint-query.ts'
import { siteStatus } from '#shared/contract/endpoints/site-status.ts'
import { dismissToast, showToast } from '#ui/toast/toast-store.ts'

/**
 * Warns that the page is slow to load. Mounted once the first paint is done or has taken too long. Shown while the
 * gateway's first permission call is still unanswered.
 */
export function SlowNotice() {
  const late =
    useIsFetching({
      queryKey: endpointKey(siteStatus.permission),
      // After a failed call the connection watch keeps retrying, which is shown differently.
      predicate: ({ state }) => state.data === undefined && state.errorUpdateCount === 0,
    }) > 0
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
