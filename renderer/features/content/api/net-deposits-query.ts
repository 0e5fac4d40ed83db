import { queryOptions } from '@tanstack/react-query'
import type { Gateway } from '#lib/gateway/gateway.ts'
import { cashier } from '#shared/contract/endpoints/cashier.ts'

/** What the one who is signed in ever paid in and out; it goes with the session. */
export const netDepositsQuery = (gateway: Gateway) =>
  queryOptions({
    queryKey: ['cashier', 'netDeposits'],
    queryFn: ({ signal }) => gateway.call(cashier.netDeposits, {}, { signal }),
    staleTime: 10_000,
  })
