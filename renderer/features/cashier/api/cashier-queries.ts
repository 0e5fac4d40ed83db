import { queryOptions } from '@tanstack/react-query'
import { gatewayNow } from '#lib/clock/gateway-clock.ts'
import type { Gateway } from '#lib/gateway/gateway.ts'
import { endpointQuery } from '#lib/queries/endpoint-query.ts'
import { cashier } from '#shared/contract/endpoints/cashier.ts'
import { pollDelay } from '../model/poll-delay.ts'

/** How many of the latest orders are shown with the form. */
const lastOrders = 3
/** The range of the latest orders, in days. */
const recentDays = 90

/** Queries for the deposit channels and bonuses, and for the orders. */
export const cashierQueries = (gateway: Gateway) => ({
  channels: () => {
    const { queryFn, ...query } = endpointQuery(gateway, cashier.depositChannels, {})
    return queryOptions({
      ...query,
      queryFn: (context) => queryFn(context).then(({ channels }) => channels),
      staleTime: 60_000,
    })
  },
  bonuses: () => {
    const { queryFn, ...query } = endpointQuery(gateway, cashier.depositBonuses, {})
    return queryOptions({
      ...query,
      queryFn: (context) => queryFn(context).then(({ bonuses }) => bonuses),
      staleTime: 60_000,
    })
  },
  /** An order, refetched more and more rarely until it is final. Null if there is none with this id. */
  order: (orderId: string) => {
    const { queryFn, ...query } = endpointQuery(gateway, cashier.depositOrder, { orderId })
    return queryOptions({
      ...query,
      queryFn: (context) => queryFn(context).then(({ order }) => order),
      refetchInterval: ({ state: { data, dataUpdateCount } }) =>
        data === null ? false : pollDelay(data?.state, dataUpdateCount),
      staleTime: 0,
    })
  },
  /**
   * The latest orders up to a moment. Its key doesn't contain that moment, so that a visit soon after finds them, but how
   * the clock was set.
   */
  lastOrders: (clock: number | undefined) =>
    queryOptions({
      queryKey: [cashier.depositOrders.id, 'last', clock],
      queryFn: ({ signal }) => {
        // A minute more, because the clock is right to a second or two only.
        const to = gatewayNow() + 60_000
        const input = { from: to - recentDays * 86_400_000, to, pageNo: 1, pageSize: lastOrders }
        return gateway.call(cashier.depositOrders, input, { signal }).then(({ list }) => list)
      },
      meta: { private: true },
      staleTime: 30_000,
    }),
})
