import { queryOptions } from '@tanstack/react-query'
import * as pace from '#lib/clock/pace.ts'
import type { Gateway } from '#lib/gateway/gateway.ts'
import { endpointQuery } from '#lib/queries/endpoint-query.ts'
import { promotions } from '#shared/contract/endpoints/promotions.ts'

/** Queries of a raffle: what everybody sees, and the member's own draws. */
export const raffleQueries = (gateway: Gateway, promotionId: string) => ({
  raffle: () =>
    queryOptions({
      ...endpointQuery(gateway, promotions.raffle, { promotionId }),
      staleTime: 30_000,
      refetchInterval: pace.inStep(pace.slow),
    }),
  draws: () =>
    queryOptions({
      ...endpointQuery(gateway, promotions.raffleDraws, { promotionId }),
      staleTime: 10_000,
      refetchOnWindowFocus: true,
    }),
})
