import { brand } from 'virtual:brand'
import { queryOptions } from '@tanstack/react-query'
import type { Gateway } from '#lib/gateway/gateway.ts'
import { setCurrencySign } from '#lib/i18n/currency-sign.ts'
import type { ValueOf } from '#shared/contract/endpoint.ts'
import { siteStatus as system } from '#shared/contract/endpoints/site-status.ts'
import { wire } from '#shared/domain/wire.ts'
import { cachedQuery } from './cached-query.ts'
import { endpointKey } from './endpoint-query.ts'

type Permission = ValueOf<typeof system.permission>

/** Queries for what the gateway says about itself and the merchant. Session storage keeps what STO-01 lists. */
export const systemQueries = (gateway: Gateway) => ({
  /** The first request gets everything. Later ones get only the status, which is cheap, and merge it. */
  permission: (host: string) =>
    queryOptions({
      queryKey: endpointKey(system.permission, { host }),
      meta: { private: false },
      async queryFn({ client, queryKey, signal }): Promise<Permission> {
        const known = client.getQueryData<Permission>(queryKey)
        if (!known) return gateway.call(system.permission, { host }, { signal })
        const { location = known.info.location, ...flags } = await gateway.call(
          system.status,
          { host },
          { signal },
        )
        // What the answer leaves out no longer holds.
        const times = { maintenanceFrom: undefined, maintenanceUntil: undefined }
        return { info: { ...known.info, ...times, ...flags, location } }
      },
      staleTime: Number.POSITIVE_INFINITY,
    }),
  whitelabel: (language: string) =>
    queryOptions(
      cachedQuery(
        gateway,
        'system.whitelabel',
        system.whitelabel,
        { platform: brand.platform, language },
        // Money is written with the sign that the operator's menu names.
        (menu) => menu && setCurrencySign(brand.currency, menu.currencySymbol || undefined),
      ),
    ),
  settings: () => queryOptions(cachedQuery(gateway, 'system.settings', system.settings, {})),
  announcements: (language: string) =>
    queryOptions(
      cachedQuery(gateway, 'system.notice', system.announcements, {
        types: brand.announcements.types.join(','),
        platform: wire.platform,
        execution: brand.announcements.execution,
        language,
      }),
    ),
})
