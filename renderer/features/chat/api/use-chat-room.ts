import { brand } from 'virtual:brand'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { chatQueries } from '#lib/chat/chat-queries.ts'
import { useGateway } from '#lib/gateway/gateway-context.ts'
import { useLanguage } from '#lib/i18n/use-language.ts'
import { chatAddress } from '../model/chat-address.ts'

/** What is known of the room: on its way, failed, at an address that isn't framed, or where it is. */
export type RoomState =
  | { kind: 'asking' }
  | { kind: 'failed'; error: Error }
  | { kind: 'refused' }
  | { kind: 'open'; url: URL }

/** The player's chat room, in the language of the page. */
export function useChatRoom() {
  const { t } = useTranslation('chat')
  const { code } = useLanguage()
  const { unread, address } = chatQueries(useGateway())
  const queryClient = useQueryClient()
  const { data, error, isFetching, refetch } = useQuery(address(t('title', { brand: brand.title }), code))

  /** The room itself says how much is unread. */
  const noteUnread = (count: number) => void queryClient.setQueryData(unread().queryKey, count)
  return { state: stateOf(data?.chatUrl, error, isFetching), isFetching, refetch, noteUnread }
}

function stateOf(address: string | undefined, error: Error | null, isFetching: boolean): RoomState {
  if (address === undefined) return error && !isFetching ? { kind: 'failed', error } : { kind: 'asking' }
  const url = chatAddress(address, brand.hosts.chat, location.origin)
  return url ? { kind: 'open', url } : { kind: 'refused' }
}
