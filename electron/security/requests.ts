import { matchesAnySource } from '#shared/domain/source.ts'
import { isPrivateHost } from './private-hosts.ts'

/** What a page loads from a network by; the second is what the brand's sources call it. */
const network: Readonly<Record<string, string>> = {
  'http:': 'http:',
  'https:': 'https:',
  'ws:': 'http:',
  'wss:': 'https:',
}

/** What a page holds itself, and the developer tools' own files. */
const withoutNetwork = new Set(['data:', 'blob:', 'about:', 'devtools:'])

/**
 * Whether a page that isn't the site's may load this: nothing of this machine or its network, which a game has no
 * business with, but what the brand itself names there, as the sandbox does. Redirects are asked one by one.
 */
export function mayRequest(address: string, sources: readonly string[]): boolean {
  const url = URL.parse(address)
  if (!url) return false
  const scheme = network[url.protocol]
  if (scheme === undefined) return withoutNetwork.has(url.protocol)
  if (!isPrivateHost(url.hostname)) return true
  return matchesAnySource(`${scheme}//${url.host}`, sources)
}
