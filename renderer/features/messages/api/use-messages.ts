import { useQuery } from '@tanstack/react-query'
import { useGateway } from '#lib/gateway/gateway-context.ts'
import { useLanguage } from '#lib/i18n/use-language.ts'
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
  return {
    view,
    query,
    go: (next: Partial<MessageView>) => change((current) => writeMessageView(current, next)),
  }
}
