import { queryOptions } from '@tanstack/react-query'
import type { Gateway } from '#lib/gateway/gateway.ts'
import { endpointQuery } from '#lib/queries/endpoint-query.ts'
import { limits } from '#shared/contract/endpoints/limits.ts'

/** The member's limits, and what they have used of them. Changes with every bet, so it is kept only briefly. */
export const limitsQuery = (gateway: Gateway) =>
  queryOptions({ ...endpointQuery(gateway, limits.overview, {}), staleTime: 5_000 })

/** The play session under way, as the gateway counts it. */
export const playSessionQuery = (gateway: Gateway) =>
  queryOptions({ ...endpointQuery(gateway, limits.playSession, {}), staleTime: 0 })

/** Where players set limits and breaks: a section of "My account". */
export const limitsOverlay = { name: 'member', page: 'securityCenter', query: 'section=limits' } as const
