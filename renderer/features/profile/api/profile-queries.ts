import { queryOptions } from '@tanstack/react-query'
import type { Gateway } from '#lib/gateway/gateway.ts'
import { endpointQuery } from '#lib/queries/endpoint-query.ts'
import { profile } from '#shared/contract/endpoints/profile.ts'

/** Queries about the member's own profile, and what it can be filled in with. */
export const profileQueries = (gateway: Gateway) => ({
  own: () => queryOptions({ ...endpointQuery(gateway, profile.own, {}), staleTime: 300_000 }),
  choices: (language: string) =>
    queryOptions({
      ...endpointQuery(gateway, profile.choices, { language }),
      staleTime: Number.POSITIVE_INFINITY,
    }),
})
