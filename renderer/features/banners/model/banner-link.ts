import { pathTo } from '#lib/paths/path-to.ts'
import { ownPath } from '#lib/routes/own-path.ts'
import type { Banner } from './banner.ts'

/** Where a banner leads. */
export type BannerLink =
  | { kind: 'game'; nodeId: string }
  /** A place on the site. */
  | { kind: 'page'; to: string }
  | { kind: 'external'; url: string }

/**
 * What a click on a banner does; undefined where it does nothing: without a linkage, or with one that makes
 * no sense. What the gateway names is no reason to leave the site's own paths, or to run anything.
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
    case 'EXTERNAL':
      return URL.parse(target)?.protocol === 'https:' ? { kind: 'external', url: target } : undefined
    default:
      return undefined
  }
}

const pageLink = (to: string | undefined): BannerLink | undefined =>
  to === undefined ? undefined : { kind: 'page', to }
