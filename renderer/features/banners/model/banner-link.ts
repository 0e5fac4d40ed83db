import { pathTo } from '#lib/paths/path-to.ts'
import { ownPath } from '#lib/routes/own-path.ts'
import { secureAddress } from '#shared/domain/secure-address.ts'
import type { Banner } from './banner.ts'

/** Where a banner leads. */
export type BannerLink =
  | { kind: 'game'; nodeId: string }
  /** A page of the site. */
  | { kind: 'page'; to: string }
  | { kind: 'external'; url: string }

/**
 * What a click on a banner does. Undefined if it has no link or an invalid one. The target comes from the gateway, so
 * pages must be paths of this site.
 */
export function bannerLink({
  linkageType,
  target,
}: Pick<Banner, 'linkageType' | 'target'>): BannerLink | undefined {
  if (!linkageType || !target) return undefined
  switch (linkageType.toUpperCase()) {
    case 'GAME':
      return { kind: 'game', nodeId: target }
    case 'PROMOTION':
      return { kind: 'page', to: pathTo('promotion', { id: target }) }
    case 'PAGE':
      return pageLink(ownPath(target))
    case 'EXTERNAL': {
      const url = secureAddress(target)
      return url ? { kind: 'external', url: url.href } : undefined
    }
    default:
      return undefined
  }
}

const pageLink = (to: string | undefined): BannerLink | undefined =>
  to === undefined ? undefined : { kind: 'page', to }
