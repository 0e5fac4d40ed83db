import { queryOptions } from '@tanstack/react-query'
import * as pace from '#lib/clock/pace.ts'
import type { Gateway } from '#lib/gateway/gateway.ts'
import { endpointQuery } from '#lib/queries/endpoint-query.ts'
import { payout } from '#shared/contract/endpoints/payout.ts'
import { withdrawals } from '#shared/contract/endpoints/withdrawals.ts'
import { isClosed } from '../model/order-steps.ts'

const staleTime = 30_000

/** What a withdrawal depends on, and its orders. */
export const withdrawalQueries = (gateway: Gateway, language: string) => ({
  banks: () =>
    queryOptions({ ...endpointQuery(gateway, payout.banks, { language }), staleTime: 10 * staleTime }),
  accounts: () => queryOptions({ ...endpointQuery(gateway, payout.accounts, { language }), staleTime }),
  terms: () => queryOptions({ ...endpointQuery(gateway, withdrawals.terms, { language }), staleTime: 5000 }),
  /** An order, refetched until it is closed. */
  order: (orderId: string) =>
    queryOptions({
      ...endpointQuery(gateway, withdrawals.order, { orderId }),
      staleTime: 0,
      refetchInterval: (query) => {
        const order = query.state.data?.order
        return order && !isClosed(order.state) ? pace.inStep(pace.order)(query) : false
      },
    }),
})
