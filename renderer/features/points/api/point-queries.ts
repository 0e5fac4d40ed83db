import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import type { Gateway } from '#lib/gateway/gateway.ts'
import { endpointQuery } from '#lib/queries/endpoint-query.ts'
import { recordQuery } from '#lib/records/record-query.ts'
import { points } from '#shared/contract/endpoints/points.ts'
import { type OrdersView, ordersPerPage } from '../model/orders-view.ts'

const minute = 60_000

/** Queries for the points mall and for the member's own points. */
export const pointQueries = (gateway: Gateway) => ({
  items: (language: string) =>
    queryOptions({
      ...endpointQuery(gateway, points.items, { language }),
      staleTime: minute,
      placeholderData: keepPreviousData,
    }),
  orders: ({ state, page }: OrdersView, language: string) =>
    recordQuery(gateway, points.orders, {
      ...(state && { state }),
      pageNo: page,
      pageSize: ordersPerPage,
      language,
    }),
  convertRule: () => queryOptions({ ...endpointQuery(gateway, points.convertRule, {}), staleTime: minute }),
  balance: () => queryOptions({ ...endpointQuery(gateway, points.balance, {}), staleTime: minute }),
})
