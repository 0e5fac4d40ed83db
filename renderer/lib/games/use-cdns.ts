import { brand } from 'virtual:brand'
import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { useGateway } from '#lib/gateway/gateway-context.ts'
import { report } from '#lib/log/report.ts'
import { usePlatform } from '#lib/platform/platform-context.ts'
import { systemQueries } from '#lib/queries/site-status-query.ts'
import { matchesAnySource } from '#shared/domain/source.ts'
import { cdnOrder } from './cdn-order.ts'
import { useCdnStore } from './cdn-store.ts'

const kinds = {
  image: { list: 'imageCDNs', sources: brand.hosts.images },
  launch: { list: 'launchGameCDNs', sources: brand.hosts.games },
} as const

const refused = new Set<string>()

/** The gateway's CDNs that the brand permits. The content security policy blocks the others anyway. */
export function allowedOf(cdns: readonly string[], sources: readonly string[]): readonly string[] {
  for (const cdn of cdns.filter((each) => !matchesAnySource(each, sources) && !refused.has(each))) {
    refused.add(cdn)
    report('warn', `${cdn} is refused: the brand doesn't name it among its hosts`)
  }
  return cdns.filter((cdn) => matchesAnySource(cdn, sources))
}

/** CDNs of a kind in the order to try them; undefined until the permission payload has loaded. */
function useCdns(kind: keyof typeof kinds): readonly string[] | undefined {
  const { publicHost } = usePlatform()
  const { list, sources } = kinds[kind]
  const { data } = useQuery({
    ...systemQueries(useGateway()).permission(publicHost),
    select: ({ info }) => info[list],
  })
  const draw = useCdnStore((state) => state[kind])
  const failed = useCdnStore((state) => state.failed)
  return useMemo(
    () => data && cdnOrder(allowedOf(data, sources), draw, failed),
    [data, sources, draw, failed],
  )
}

/** Image CDNs, this visit's own first. */
export const useImageCdns = () => useCdns('image')

/** Launch CDNs, this visit's own first. Games may be launched only from these hosts. */
export const useLaunchCdns = () => useCdns('launch')
