import { queryOptions } from '@tanstack/react-query'
import type { Gateway } from '#lib/gateway/gateway.ts'
import { system } from '#shared/contract/endpoints/system.ts'
import { wire } from '#shared/domain/wire.ts'
import { cachedQuery } from './cached-query.ts'
import { endpointQuery } from './endpoint-query.ts'

/** Rules, addresses, countries and help: what the first paint doesn't need of the gateway's own content. */
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
