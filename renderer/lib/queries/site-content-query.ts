import { queryOptions } from '@tanstack/react-query'
import type { Gateway } from '#lib/gateway/gateway.ts'
import { system } from '#shared/contract/endpoints/system.ts'
import { wire } from '#shared/domain/wire.ts'
import { cachedQuery } from './cached-query.ts'

/** What the gateway says of itself that the first paint doesn't need, apart from `systemQueries` for its sake. */
export const siteContentQueries = (gateway: Gateway) => ({
  registerRules: () => queryOptions(cachedQuery(gateway, 'system.rules', system.registerRules, {})),
  routers: (language: string) =>
    queryOptions(cachedQuery(gateway, 'system.routers', system.routers, { language })),
  domainRoute: () =>
    queryOptions({
      queryKey: ['system', 'domainRoute'],
      queryFn: ({ signal }) => gateway.call(system.domainRoute, {}, { signal }),
      staleTime: Number.POSITIVE_INFINITY,
    }),
  countryCodes: () =>
    queryOptions({
      queryKey: ['system', 'countryCodes'],
      queryFn: ({ signal }) => gateway.call(system.countryCodes, {}, { signal }),
      staleTime: Number.POSITIVE_INFINITY,
    }),
  helpCenter: (lang: string) =>
    queryOptions({
      queryKey: ['system', 'helpCenter', lang],
      queryFn: ({ signal }) => gateway.call(system.helpCenter, { lang, device: wire.device }, { signal }),
      staleTime: 600_000,
    }),
})
