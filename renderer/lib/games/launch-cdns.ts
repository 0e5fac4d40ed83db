import { brand } from 'virtual:brand'
import { cdnOrder } from './cdn-order.ts'
import { useCdnStore } from './cdn-store.ts'
import { allowedOf } from './use-cdns.ts'

/** Launch CDNs of an answer in the order to try them: only those that the brand permits, this visit's own first. */
export function launchCdnsOf(cdns: readonly string[]): readonly string[] {
  const { launch, failed } = useCdnStore.getState()
  return cdnOrder(allowedOf(cdns, brand.hosts.games), launch, failed)
}
