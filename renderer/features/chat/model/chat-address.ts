import { secureAddress } from '#shared/domain/secure-address.ts'
import { matchesAnySource } from '#shared/domain/source.ts'

/**
 * Parses the address of a chat room if it may be framed: on one of the brand's chat hosts, over https or on this
 * machine, and never at the site's own origin, where the page could remove its sandbox. Otherwise returns undefined.
 */
export function chatAddress(address: string, sources: readonly string[], ownOrigin: string): URL | undefined {
  const url = secureAddress(address)
  return url && url.origin !== ownOrigin && matchesAnySource(url.href, sources) ? url : undefined
}
