import { brand } from 'virtual:brand'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { chatQueries } from '#lib/chat/chat-queries.ts'
import { useGateway } from '#lib/gateway/gateway-context.ts'
import { useLanguage } from '#lib/i18n/use-language.ts'
import { chatAddress } from '../model/chat-address.ts'

/** State of the room: loading, failed, at an address that may not be framed, or ready to open. */
export type RoomState =
  | { kind: 'asking' }
  | { kind: 'failed'; error: Error }
  | { kind: 'refused' }
  | { kind: 'open'; url: URL }

/** The player's chat room in the page's language. */
export function useChatRoom() {
  const { t } = useTranslation('chat')
  const { code } = useLanguage()
  const { unread, address } = chatQueries(useGateway())
  const queryClient = useQueryClient()
  const { data, error, isFetching, refetch } = useQuery(address(t('title', { brand: brand.title }), code))

  /** Stores the unread count that the room reports. */
  const noteUnread = (count: number) => void queryClient.setQueryData(unread().queryKey, count)
  return { state: stateOf(data?.chatUrl, error, isFetching), isFetching, refetch, noteUnread }
}

function stateOf(address: string | undefined, error: Error | null, isFetching: boolean): RoomState {
  if (address === undefined) return error && !isFetching ? { kind: 'failed', error } : { kind: 'asking' }
  const url = chatAddress(address, brand.hosts.chat, location.origin)
  return url ? { kind: 'open', url } : { kind: 'refused' }
}
