import { queryOptions } from '@tanstack/react-query'
import type { Gateway } from '#lib/gateway/gateway.ts'
import { endpointQuery } from '#lib/queries/endpoint-query.ts'
import { cashier } from '#shared/contract/endpoints/cashier.ts'
import { isFinal } from '../model/order-steps.ts'

/** Milliseconds between two looks at an order that is under way. */
export const lookEvery = 3000

/** The ways to pay in, and the orders made with them. */
export const cashierQueries = (gateway: Gateway) => ({
  channels: () => {
    const { queryFn, ...query } = endpointQuery(gateway, cashier.depositChannels, {})
    return queryOptions({
      ...query,
      queryFn: (context) => queryFn(context).then(({ channels }) => channels),
      staleTime: 60_000,
    })
  },
  /** An order, looked at until it is final. */
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
