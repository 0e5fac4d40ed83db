import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import type { Gateway } from '#lib/gateway/gateway.ts'
import { points } from '#shared/contract/endpoints/points.ts'

const minute = 60_000

/** The points mall, and a member's points, which go with the session. */
export const pointQueries = (gateway: Gateway) => ({
  items: (language: string) =>
    queryOptions({
      queryKey: ['points', 'items', language],
      queryFn: ({ signal }) => gateway.call(points.items, { language }, { signal }),
      staleTime: minute,
      placeholderData: keepPreviousData,
    }),
  balance: () =>
    queryOptions({
      queryKey: ['member', 'points'],
      queryFn: ({ signal }) => gateway.call(points.balance, {}, { signal }),
      staleTime: minute,
    }),
})
