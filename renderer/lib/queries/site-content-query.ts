import { queryOptions } from '@tanstack/react-query'
import type { Gateway } from '#lib/gateway/gateway.ts'
import { system } from '#shared/contract/endpoints/system.ts'
import { wire } from '#shared/domain/wire.ts'
import { cachedQuery } from './cached-query.ts'
import { endpointQuery } from './endpoint-query.ts'

/** Queries for the gateway's content that the first paint doesn't need: rules, addresses, countries, help. */
export const siteContentQueries = (gateway: Gateway) => ({
  registerRules: () => queryOptions(cachedQuery(gateway, 'system.rules', system.registerRules, {})),
  routers: (language: string) =>
    queryOptions(cachedQuery(gateway, 'system.routers', system.routers, { language })),
  domainRoute: () =>
    queryOptions({ ...endpointQuery(gateway, system.domainRoute, {}), staleTime: Number.POSITIVE_INFINITY }),
  countryCodes: () =>
    queryOptions({ ...endpointQuery(gateway, system.countryCodes, {}), staleTime: Number.POSITIVE_INFINITY }),
  helpCenter: (lang: string) =>
    queryOptions({
      ...endpointQuery(gateway, system.helpCenter, { lang, device: wire.device }),
      staleTime: 600_000,
    }),
})
