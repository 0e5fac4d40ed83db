import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { useFirstPaintDone } from '#lib/first-paint/first-paint.ts'
import { useGateway } from '#lib/gateway/gateway-context.ts'
import { standingQueries } from '#lib/queries/account-standing-query.ts'
import { useSignedIn } from '#lib/session/session-store.ts'

/** The number of the account's unread messages, and its words, for every place that shows it. */
export function useUnreadCount(): { count: number; label: string } {
  const { t } = useTranslation()
  const signedIn = useSignedIn()
  const afterPaint = useFirstPaintDone()
  const { data } = useQuery({
    ...standingQueries(useGateway()).unreadCount(),
    enabled: signedIn && afterPaint,
  })
  const count = signedIn ? Math.max(0, data?.count ?? 0) : 0
  return { count, label: t('header.unread', { count }) }
}
