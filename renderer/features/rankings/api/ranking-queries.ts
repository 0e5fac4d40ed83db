import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import type { Gateway } from '#lib/gateway/gateway.ts'
import { endpointQuery } from '#lib/queries/endpoint-query.ts'
import { type RankingKind, type RankingPeriod, rankings } from '#shared/contract/endpoints/rankings.ts'

const minute = 60_000

/** The rankings, and a member's own place in them, which goes with the session. */
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
