import { isLoopback } from '#shared/domain/loopback.ts'
import type { Sandbox } from './sandbox.ts'

/**
 * Origin of an address on the site; undefined for any other. The site is on loopback, where a development server has
 * its own port. Adds it to the origins that may embed games and be returned to.
 */
export function siteOrigin({ embedders }: Pick<Sandbox, 'embedders'>, address: string): string | undefined {
  const url = URL.parse(address)
  const isWeb = url?.protocol === 'https:' || url?.protocol === 'http:'
  if (!url || !isWeb || !isLoopback(url.hostname)) return undefined
  embedders.add(url.origin)
  return url.origin
}
