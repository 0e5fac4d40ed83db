import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useLocation } from 'react-router-dom'
import { useGateway } from '#lib/gateway/gateway-context.ts'
import { useLanguage } from '#lib/i18n/use-language.ts'
import { systemQueries } from '#lib/queries/site-status-query.ts'
import { barKind, type NoticeKind, noticesOf } from '../model/notice.ts'

/** The gateway's notices of all kinds. */
export function useAnnouncements() {
  const { code } = useLanguage()
  return useQuery({
    ...systemQueries(useGateway()).announcements(code),
    placeholderData: keepPreviousData,
  })
}

/** The notices of a kind, newest first. Undefined until they have loaded. */
export function useNotices(kind: NoticeKind) {
  const { data } = useAnnouncements()
  return data && noticesOf(data, kind)
}

/** The notices for the bar above the current page, and their kind. Undefined until they have loaded. */
export function useBarNotices() {
  const { pathname } = useLocation()
  const { data } = useAnnouncements()
  if (!data) return undefined
  const kind = barKind(pathname, data)
  return { kind, notices: noticesOf(data, kind) }
}
