import { queryOptions } from '@tanstack/react-query'
import type { Gateway } from '#lib/gateway/gateway.ts'
import { accountSummary as account } from '#shared/contract/endpoints/account-summary.ts'
import { endpointQuery } from './endpoint-query.ts'

/** Queries about the signed-in account: who it is, its balance, and how many promotions it has. */
export const memberQueries = (gateway: Gateway) => ({
  info: () => queryOptions({ ...endpointQuery(gateway, account.info, {}), staleTime: 300_000 }),
  balance: () =>
    queryOptions({
      ...endpointQuery(gateway, account.balance, {}),
      staleTime: 10_000,
      refetchOnWindowFocus: true,
    }),
  promotionCount: () =>
    queryOptions({ ...endpointQuery(gateway, account.promotionCount, {}), staleTime: 60_000 }),
})
