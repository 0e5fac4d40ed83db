import { brand } from 'virtual:brand'
import { queryOptions } from '@tanstack/react-query'
import type { Gateway } from '#lib/gateway/gateway.ts'
import { promotions } from '#shared/contract/endpoints/promotions.ts'

/** What the operator offers now and soon, and how the one who is signed in stands with it. */
export const promotionQueries = (gateway: Gateway, language: string) => ({
  list: () =>
    queryOptions({
      queryKey: ['promotions', 'list', language],
      queryFn: ({ signal }) =>
        gateway.call(promotions.list, { language, platform: brand.platform }, { signal }),
      staleTime: 300_000,
    }),
  /** Goes with the session, as all that is the member's. */
  states: () =>
    queryOptions({
      queryKey: ['member', 'promotionStates'],
      queryFn: ({ signal }) => gateway.call(promotions.states, { platform: brand.platform }, { signal }),
      staleTime: 30_000,
    }),
})
