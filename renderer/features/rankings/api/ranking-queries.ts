import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import type { Gateway } from '#lib/gateway/gateway.ts'
import { type RankingKind, type RankingPeriod, rankings } from '#shared/contract/endpoints/rankings.ts'

const minute = 60_000

/** The rankings, and a member's own place in them, which goes with the session. */
export const rankingQueries = (gateway: Gateway) => ({
  top: (kind: RankingKind, period: RankingPeriod) =>
    queryOptions({
      queryKey: ['rankings', 'top', kind, period],
      queryFn: ({ signal }) => gateway.call(rankings.top, { kind, period }, { signal }),
      staleTime: minute,
      placeholderData: keepPreviousData,
    }),
  own: (kind: RankingKind, period: RankingPeriod) =>
    queryOptions({
      queryKey: ['member', 'ranking', kind, period],
      queryFn: ({ signal }) => gateway.call(rankings.own, { kind, period }, { signal }),
      staleTime: minute,
    }),
})
