import { queryOptions } from '@tanstack/react-query'
import type { Gateway } from '#lib/gateway/gateway.ts'
import { accountStanding } from '#shared/contract/endpoints/account-standing.ts'
import { endpointQuery } from './endpoint-query.ts'

/** Queries about the signed-in account that no first paint waits for: the agent check, and unread messages. */
export const standingQueries = (gateway: Gateway) => ({
  agentCheck: () =>
    queryOptions({
      ...endpointQuery(gateway, accountStanding.agentCheck, {}),
      staleTime: Number.POSITIVE_INFINITY,
    }),
  unreadCount: () =>
    queryOptions({ ...endpointQuery(gateway, accountStanding.unreadCount, {}), staleTime: 60_000 }),
})
