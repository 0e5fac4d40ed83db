import { brand } from 'virtual:brand'
import { matchesAnySource } from '#shared/domain/source.ts'

/** Whether a picture of the gateway's texts is one that the page's policy lets in: the site's, a CDN's, or its own data. */
export function isOwnPicture(src: string | null): boolean {
  const url = src === null ? null : URL.parse(src, location.href)
  if (!url) return false
  if (url.protocol === 'data:' || (url.protocol === location.protocol && url.host === location.host))
    return true
  return matchesAnySource(url.href, brand.hosts.images)
}
