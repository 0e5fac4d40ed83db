import { useIsFetching } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { endpointKey } from '#lib/queries/endpoint-query.ts'
import { siteStatus } from '#shared/contract/endpoints/site-status.ts'
import { dismissToast, showToast } from '#ui/toast/toast-store.ts'

/**
 * Says that the page is slow to load. It is drawn when the first paint is done, or was waited for long enough:
 * what the gateway has not said of itself by then is late, and until it has, the notice stands.
 */
export function SlowNotice() {
  const late =
    useIsFetching({
      queryKey: endpointKey(siteStatus.permission),
      // A gateway that was asked in vain before is looked for again and again; that is told otherwise.
      predicate: ({ state }) => state.data === undefined && state.errorUpdateCount === 0,
    }) > 0
  return late && <Said />
}

/** Its words are loaded when it is said. */
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
