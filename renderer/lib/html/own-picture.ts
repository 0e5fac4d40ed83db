import { brand } from 'virtual:brand'
import { matchesAnySource } from '#shared/domain/source.ts'

/**
 * Whether the page's content security policy allows an image of the gateway's texts: same origin, a CDN or a data
 * URL.
 */
export function isOwnPicture(src: string | null): boolean {
  const url = src === null ? null : URL.parse(src, location.href)
  if (!url) return false
  if (url.protocol === 'data:' || (url.protocol === location.protocol && url.host === location.host))
    return true
  return matchesAnySource(url.href, brand.hosts.images)
}
