import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import type { Gateway } from '#lib/gateway/gateway.ts'
import { endpointQuery } from '#lib/queries/endpoint-query.ts'
import { type RankingKind, type RankingPeriod, rankings } from '#shared/contract/endpoints/rankings.ts'

const minute = 60_000

/** Queries for the rankings and for the member's own place in them. */
export const rankingQueries = (gateway: Gateway) => ({
  top: (kind: RankingKind, period: RankingPeriod) =>
    queryOptions({
      ...endpointQuery(gateway, rankings.top, { kind, period }),
      staleTime: minute,
      placeholderData: keepPreviousData,
    }),
  own: (kind: RankingKind, period: RankingPeriod) =>
    queryOptions({ ...endpointQuery(gateway, rankings.own, { kind, period }), staleTime: minute }),
})
