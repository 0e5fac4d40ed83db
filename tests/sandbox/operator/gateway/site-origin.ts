import type { Sandbox } from '../sandbox.ts'

/** Host names of this machine. A name such as "evil.localhost" also leads here but isn't ours. */
export const ownHosts: readonly string[] = ['127.0.0.1', 'localhost', '[::1]']

/** The most origins that may embed games at a time: every answer of the provider names them. */
export const mostEmbedders = 12

type Parts = Pick<Sandbox, 'embedders' | 'origin'>

/**
 * Origin of an address on the site; undefined for any other. The site is on loopback, where a development server has
 * its own port. Adds it to the origins that may embed games and be returned to.
 */
export function siteOrigin(parts: Parts, address: string): string | undefined {
  const url = URL.parse(address)
  const isWeb = url?.protocol === 'https:' || url?.protocol === 'http:'
  if (!url || !isWeb || !ownHosts.includes(url.hostname)) return undefined
  addEmbedder(parts, url.origin)
  return url.origin
}

/** Lets an origin embed games. The one that launched a game longest ago makes room for it, never the sandbox's own. */
export function addEmbedder({ embedders, origin: own }: Parts, origin: string): void {
  const { port } = URL.parse(own ?? '') ?? { port: '' }
  const isOwn = (other: string) => other === own || other === `http://localhost:${port}`
  embedders.delete(origin)
  embedders.add(origin)
  const oldest = [...embedders].filter((other) => !isOwn(other))
  for (const other of oldest.slice(0, Math.max(0, embedders.size - mostEmbedders))) embedders.delete(other)
}
