import { analytics } from 'virtual:brand-late'
import { useQuery } from '@tanstack/react-query'
import { useGateway } from '#lib/gateway/gateway-context.ts'
import { usePlatform } from '#lib/platform/platform-context.ts'
import { systemQueries } from '#lib/queries/site-status-query.ts'
import { analyticsIdOf } from './analytics-id.ts'

/** The analytics id that the gateway sent; null if it sent none, undefined while that isn't known. */
export function useGatewaysId(): string | null | undefined {
  const { publicHost } = usePlatform()
  return useQuery({
    ...systemQueries(useGateway()).permission(publicHost),
    enabled: false,
    select: ({ info }) => analyticsIdOf(info.analytics?.gtagId) ?? null,
  }).data
}

/**
 * The gateway's analytics id; undefined if either the gateway or the brand has no analytics, and in the desktop client,
 * where no foreign script runs beside the bridge.
 */
export function useAnalyticsId(): string | undefined {
  const { client } = usePlatform()
  const id = useGatewaysId()
  return client ? undefined : ((analytics && id) ?? undefined)
}
