import { queryOptions } from '@tanstack/react-query'
import type { Gateway } from '#lib/gateway/gateway.ts'
import { firstMember } from '#shared/contract/endpoints/first-member.ts'

/** Server state of the one who is signed in; all of it goes when the session ends. */
export const memberQueries = (gateway: Gateway) => ({
  info: () =>
    queryOptions({
      queryKey: ['member', 'info'],
      queryFn: ({ signal }) => gateway.call(firstMember.info, {}, { signal }),
      staleTime: 300_000,
    }),
  balance: () =>
    queryOptions({
      queryKey: ['member', 'balance'],
      queryFn: ({ signal }) => gateway.call(firstMember.balance, {}, { signal }),
      staleTime: 10_000,
      refetchOnWindowFocus: true,
    }),
  agentCheck: () =>
    queryOptions({
      queryKey: ['member', 'agentCheck'],
      queryFn: ({ signal }) => gateway.call(firstMember.agentCheck, {}, { signal }),
      staleTime: Number.POSITIVE_INFINITY,
    }),
  unreadCount: () =>
    queryOptions({
      queryKey: ['member', 'unreadCount'],
      queryFn: ({ signal }) => gateway.call(firstMember.unreadCount, {}, { signal }),
      staleTime: 60_000,
    }),
  promotionCount: () =>
    queryOptions({
      queryKey: ['member', 'promotionCount'],
      queryFn: ({ signal }) => gateway.call(firstMember.promotionCount, {}, { signal }),
      staleTime: 60_000,
    }),
})
