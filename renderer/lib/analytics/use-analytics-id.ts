import { analytics } from 'virtual:brand-late'
import { useQuery } from '@tanstack/react-query'
import { useGateway } from '#lib/gateway/gateway-context.ts'
import { usePlatform } from '#lib/platform/platform-context.ts'
import { systemQueries } from '#lib/queries/site-status-query.ts'
import { analyticsIdOf } from './analytics-id.ts'

/**
 * The gateway's analytics id; undefined if either the gateway or the brand has no analytics, and in the desktop client,
 * where no foreign script runs beside the bridge.
 */
export function useAnalyticsId(): string | undefined {
  const { publicHost, client } = usePlatform()
  const { data } = useQuery({
    ...systemQueries(useGateway()).permission(publicHost),
    enabled: false,
    select: ({ info }) => analyticsIdOf(info.analytics?.gtagId),
  })
  return client ? undefined : analytics && data
}
