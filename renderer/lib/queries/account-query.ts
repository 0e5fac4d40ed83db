import { queryOptions } from '@tanstack/react-query'
import type { Gateway } from '#lib/gateway/gateway.ts'
import { accountSummary } from '#shared/contract/endpoints/account-summary.ts'

/** Server state of the one who is signed in; all of it goes when the session ends. */
export const memberQueries = (gateway: Gateway) => ({
  info: () =>
    queryOptions({
      queryKey: ['member', 'info'],
      queryFn: ({ signal }) => gateway.call(accountSummary.info, {}, { signal }),
      staleTime: 300_000,
    }),
  balance: () =>
    queryOptions({
      queryKey: ['member', 'balance'],
      queryFn: ({ signal }) => gateway.call(accountSummary.balance, {}, { signal }),
      staleTime: 10_000,
      refetchOnWindowFocus: true,
    }),
  agentCheck: () =>
    queryOptions({
      queryKey: ['member', 'agentCheck'],
      queryFn: ({ signal }) => gateway.call(accountSummary.agentCheck, {}, { signal }),
      staleTime: Number.POSITIVE_INFINITY,
    }),
  unreadCount: () =>
    queryOptions({
      queryKey: ['member', 'unreadCount'],
      queryFn: ({ signal }) => gateway.call(accountSummary.unreadCount, {}, { signal }),
      staleTime: 60_000,
    }),
  promotionCount: () =>
    queryOptions({
      queryKey: ['member', 'promotionCount'],
      queryFn: ({ signal }) => gateway.call(accountSummary.promotionCount, {}, { signal }),
      staleTime: 60_000,
    }),
})
