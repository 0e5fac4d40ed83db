import { brand } from 'virtual:brand'
import { queryOptions } from '@tanstack/react-query'
import type { Gateway } from '#lib/gateway/gateway.ts'
import { endpointQuery } from '#lib/queries/endpoint-query.ts'
import { chat } from '#shared/contract/endpoints/chat.ts'

/** Queries of the account's chat. They are private and end with the session. */
export const chatQueries = (gateway: Gateway) => ({
  /** An address is valid for opening the chat once, so it isn't cached. */
  address: (title: string, language: string) =>
    queryOptions({
      ...endpointQuery(gateway, chat.url, { b2c: 1, title, language, headerColor: brand.chatHeaderColor }),
      staleTime: Number.POSITIVE_INFINITY,
      gcTime: 0,
    }),
  unread: () => {
    const { queryFn, ...query } = endpointQuery(gateway, chat.unread, {})
    return queryOptions({
      ...query,
      queryFn: (context) => queryFn(context).then(({ unReadCount }) => unReadCount),
      staleTime: 0,
    })
  },
})
