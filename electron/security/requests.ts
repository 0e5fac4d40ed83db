import { matchesAnySource } from '#shared/domain/source.ts'
import { isPrivateHost } from './private-hosts.ts'

/** Protocols that use the network, mapped to the scheme used in the brand's sources. */
const network: Readonly<Record<string, string>> = {
  'http:': 'http:',
  'https:': 'https:',
  'ws:': 'http:',
  'wss:': 'https:',
}

/** Protocols of content inside the page, and of the developer tools' own files. */
const withoutNetwork = new Set(['data:', 'blob:', 'about:', 'devtools:'])

/**
 * Whether a page other than the site may load an address: nothing on this machine or its network, except hosts that
 * the brand names, as the sandbox's brand does. Called for each redirect, too.
 */
export function mayRequest(address: string, sources: readonly string[]): boolean {
  const url = URL.parse(address)
  if (!url) return false
  const scheme = network[url.protocol]
  if (scheme === undefined) return withoutNetwork.has(url.protocol)
  if (!isPrivateHost(url.hostname)) return true
  return matchesAnySource(`${scheme}//${url.host}`, sources)
}
