import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { useGateway } from '#lib/gateway/gateway-context.ts'
import { useLanguage } from '#lib/i18n/use-language.ts'
import { standingQueries } from '#lib/queries/account-standing-query.ts'
import { endpointKey } from '#lib/queries/endpoint-query.ts'
import { recordQuery } from '#lib/records/record-query.ts'
import { useRecordSearch } from '#lib/records/record-search.ts'
import { messages } from '#shared/contract/endpoints/messages.ts'
import { type MessageView, readMessageView, writeMessageView } from '../model/message-view.ts'

const messagesPerPage = 15

/** The messages that the address asks for. */
export function useMessages() {
  const gateway = useGateway()
  const { code: language } = useLanguage()
  const { search, change } = useRecordSearch()
  const view = readMessageView(search)
  const { filter, page } = view
  const query = useQuery(
    recordQuery(gateway, messages.list, {
      ...(filter && { filter }),
      pageNo: page,
      pageSize: messagesPerPage,
      language,
    }),
  )
  useNewMessages()
  return {
    view,
    query,
    go: (next: Partial<MessageView>) => change((current) => writeMessageView(current, next)),
  }
}

/** Refetches the list when the number of unread messages has grown. */
function useNewMessages(): void {
  const queryClient = useQueryClient()
  // Reads the cache only; `useUnreadWatch` does the polling.
  const { data } = useQuery({ ...standingQueries(useGateway()).unreadCount(), enabled: false })
  const count = data?.count
  const before = useRef(count)
  useEffect(() => {
    if (count !== undefined && before.current !== undefined && count > before.current)
      void queryClient.invalidateQueries({ queryKey: endpointKey(messages.list) })
    before.current = count
  }, [count, queryClient])
}
