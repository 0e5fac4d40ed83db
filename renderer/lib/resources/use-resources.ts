import { useQuery } from '@tanstack/react-query'
import { useFirstPaintDone } from '#lib/first-paint/first-paint.ts'
import { useGateway } from '#lib/gateway/gateway-context.ts'
import { useLanguage } from '#lib/i18n/use-language.ts'
import { siteContentQueries } from '#lib/queries/site-content-query.ts'
import type { ValueOf } from '#shared/contract/endpoint.ts'
import type { system } from '#shared/contract/endpoints/system.ts'

/** An app or social page of the merchant. */
export type Resource = ValueOf<typeof system.routers>['resources'][number]

const none: readonly Resource[] = []

/** The merchant's apps and social pages. Requested after the first paint; empty until loaded. */
export function useResources(): readonly Resource[] {
  const { code } = useLanguage()
  const { data } = useQuery({
    ...siteContentQueries(useGateway()).routers(code),
    enabled: useFirstPaintDone(),
    select: ({ resources }) => resources,
  })
  return data ?? none
}
