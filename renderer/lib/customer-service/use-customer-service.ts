import { brand } from 'virtual:brand'
import { useQuery } from '@tanstack/react-query'
import { useGateway } from '#lib/gateway/gateway-context.ts'
import type { PendingWindow } from '#lib/platform/platform.ts'
import { usePlatform } from '#lib/platform/platform-context.ts'
import { systemQueries } from '#lib/queries/site-status-query.ts'
import { openServiceLink, type SealedLink } from './service-link.ts'

/**
 * Why customer service did not open: its address (see OpenedLink), the browser held the window back, or its page
 * did not come.
 */
export type ServiceFailure = 'blocked' | 'unreadable' | 'refused' | 'notLoaded'

/** What the gateway sent about customer service; undefined while nothing came, or nothing is there. */
function useSealedLink() {
  const { publicHost } = usePlatform()
  const { data } = useQuery({
    ...systemQueries(useGateway()).permission(publicHost),
    // The one who asks is the gate, which also knows when to ask again; here is only looked.
    enabled: false,
    select: ({ info }) => info.customerService,
  })
  return data
}

/**
 * Whether customer service can be opened, undefined while that is found out. It brings the crypto along: for
 * screens that have little else.
 */
export function useServiceIsThere(): boolean | undefined {
  const sent = useSealedLink()
  const { data } = useQuery({
    queryKey: ['customerServiceLink', sent?.link ?? null],
    meta: { private: false },
    queryFn: () => openServiceLink(sent, brand.hosts.chat),
    staleTime: Number.POSITIVE_INFINITY,
  })
  return data && 'address' in data
}

/**
 * Opens customer service; undefined where the gateway names none. To be called in a click: the window opens at
 * once, gets its address when that is known, and closes again where there is none to be had.
 * @param onFailed tells the person, who may have seen a window come and go.
 */
export function useOpenCustomerService(onFailed: (why: ServiceFailure) => void): (() => void) | undefined {
  const sent = useSealedLink()
  const { openWindow } = usePlatform()
  if (!sent?.link) return undefined
  return () => {
    const opened = openWindow('support')
    if (!opened.opened) return onFailed('blocked')
    void lead(opened, sent).then((failed) => {
      if (failed) onFailed(failed)
    })
  }
}

async function lead(opened: PendingWindow, sent: SealedLink): Promise<ServiceFailure | undefined> {
  const link = await openServiceLink(sent, brand.hosts.chat)
  if ('failed' in link) {
    opened.cancel()
    return link.failed
  }
  return (await opened.go(link.address)) === false ? 'notLoaded' : undefined
}
