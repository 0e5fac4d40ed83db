import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import type { Gateway } from '#lib/gateway/gateway.ts'
import { endpointQuery } from '#lib/queries/endpoint-query.ts'
import { points } from '#shared/contract/endpoints/points.ts'

const minute = 60_000

/** Queries for the points mall and for the member's own points. */
export const pointQueries = (gateway: Gateway) => ({
  items: (language: string) =>
    queryOptions({
      ...endpointQuery(gateway, points.items, { language }),
      staleTime: minute,
      placeholderData: keepPreviousData,
    }),
  balance: () => queryOptions({ ...endpointQuery(gateway, points.balance, {}), staleTime: minute }),
})
