import { brand } from 'virtual:brand'
import { queryOptions } from '@tanstack/react-query'
import type { Gateway } from '#lib/gateway/gateway.ts'
import { endpointQuery } from '#lib/queries/endpoint-query.ts'
import { promotions } from '#shared/contract/endpoints/promotions.ts'

const { platform } = brand

/** Queries for current and upcoming promotions, and for the member's own state in each. */
export const promotionQueries = (gateway: Gateway, language: string) => ({
  list: () =>
    queryOptions({ ...endpointQuery(gateway, promotions.list, { language, platform }), staleTime: 300_000 }),
  states: () =>
    queryOptions({ ...endpointQuery(gateway, promotions.states, { platform, language }), staleTime: 30_000 }),
})
