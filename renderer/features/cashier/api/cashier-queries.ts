import { queryOptions } from '@tanstack/react-query'
import type { Gateway } from '#lib/gateway/gateway.ts'
import { cashier } from '#shared/contract/endpoints/cashier.ts'
import { isFinal } from '../model/order-steps.ts'

/** Milliseconds between two looks at an order that is under way. */
export const lookEvery = 3000

/** The cashier's server state; it goes with the session. */
export const cashierQueries = (gateway: Gateway) => ({
  channels: () =>
    queryOptions({
      queryKey: ['cashier', 'channels'],
      queryFn: async ({ signal }) => (await gateway.call(cashier.depositChannels, {}, { signal })).channels,
      staleTime: 60_000,
    }),
  /** An order, looked at until it is final. */
  order: (orderId: string) =>
    queryOptions({
      queryKey: ['cashier', 'order', orderId],
      queryFn: async ({ signal }) =>
        (await gateway.call(cashier.depositOrder, { orderId }, { signal })).order,
      refetchInterval: ({ state: { data } }) => (data && isFinal(data.state) ? false : lookEvery),
      staleTime: 0,
    }),
  /** The order that was sent with a key, if it arrived; asked until the gateway answers. */
  orderOfKey: (idempotencyKey: string) =>
    queryOptions({
      queryKey: ['cashier', 'orderOfKey', idempotencyKey],
      queryFn: async ({ signal }) =>
        (await gateway.call(cashier.depositOrder, { idempotencyKey }, { signal })).order,
      refetchInterval: lookEvery,
      retry: false,
      staleTime: 0,
      gcTime: 0,
    }),
})
