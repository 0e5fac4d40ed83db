import { queryOptions } from '@tanstack/react-query'
import type { Gateway } from '#lib/gateway/gateway.ts'
import { endpointQuery } from '#lib/queries/endpoint-query.ts'
import { cashier } from '#shared/contract/endpoints/cashier.ts'

/** Lifetime deposits and withdrawals of the signed-in member. */
export const netDepositsQuery = (gateway: Gateway) =>
  queryOptions({ ...endpointQuery(gateway, cashier.netDeposits, {}), staleTime: 10_000 })
