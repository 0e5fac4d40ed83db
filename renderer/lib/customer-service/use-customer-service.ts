import { brand } from 'virtual:brand'
import { useQuery } from '@tanstack/react-query'
import { useGateway } from '#lib/gateway/gateway-context.ts'
import type { PendingWindow } from '#lib/platform/platform.ts'
import { usePlatform } from '#lib/platform/platform-context.ts'
import { systemQueries } from '#lib/queries/site-status-query.ts'
import { openServiceLink, type SealedLink } from './service-link.ts'

/**
 * Why customer service didn't open: no usable address (see `OpenedLink`), or the browser blocked the window
 * (`blocked`). `notLoaded` also means that its page didn't load.
 */
export type ServiceFailure = 'blocked' | 'unreadable' | 'refused' | 'notLoaded'

/** What the gateway sent about customer service; undefined until loaded, or if there is none. */
function useSealedLink() {
  const { publicHost } = usePlatform()
  const { data } = useQuery({
    ...systemQueries(useGateway()).permission(publicHost),
    // Reads the cache only. The system gate makes this call and repeats it when needed.
    enabled: false,
    select: ({ info }) => info.customerService,
  })
  return data
}

/**
 * Whether customer service can be opened; undefined until that is known. Loads the crypto module, so it is for
 * screens that offer little else.
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
 * Returns a function that opens customer service; undefined if the gateway names none. Must be called in a click: the
 * window opens at once, gets its address later, and is closed if there is none.
 * @param onFailed shows the failure to the person, who may have seen a window open and close.
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
