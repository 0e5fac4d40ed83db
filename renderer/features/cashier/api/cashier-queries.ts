import { queryOptions } from '@tanstack/react-query'
import type { Gateway } from '#lib/gateway/gateway.ts'
import { endpointQuery } from '#lib/queries/endpoint-query.ts'
import { cashier } from '#shared/contract/endpoints/cashier.ts'
import { isFinal } from '../model/order-steps.ts'

/** Milliseconds between two fetches of an order that isn't final. */
export const lookEvery = 3000

/** Queries for the deposit channels and the orders made through them. */
export const cashierQueries = (gateway: Gateway) => ({
  channels: () => {
    const { queryFn, ...query } = endpointQuery(gateway, cashier.depositChannels, {})
    return queryOptions({
      ...query,
      queryFn: (context) => queryFn(context).then(({ channels }) => channels),
      staleTime: 60_000,
    })
  },
  /** An order, refetched until it is final. */
  order: (orderId: string) => {
    const { queryFn, ...query } = endpointQuery(gateway, cashier.depositOrder, { orderId })
    return queryOptions({
      ...query,
      queryFn: (context) => queryFn(context).then(({ order }) => order),
      refetchInterval: ({ state: { data } }) => (data && isFinal(data.state) ? false : lookEvery),
      staleTime: 0,
    })
  },
})
