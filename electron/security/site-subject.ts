import type { BrandData } from '#shared/brand/brand.ts'
import { isLoopback } from '#shared/domain/loopback.ts'
import type { Subject } from './policy.ts'

/** What Chromium asks before a page from elsewhere may load something from this machine or network. */
const localNetwork = ['local-network', 'local-network-access', 'loopback-network']

/**
 * The site as the policy sees it. A brand whose pictures come from this machine, as the sandbox's do, may
 * reach it; the policy's CSP still holds the page to the hosts that the brand names.
 */
export function siteSubject({ hosts }: BrandData): Subject {
  const local = hosts.images.some((source) =>
    isLoopback(URL.parse(source.replace(/:\*$/, ''))?.hostname ?? ''),
  )
  return {
    kind: 'site',
    origins: [],
    frames: [...hosts.captcha, ...hosts.chat],
    permissions: local ? localNetwork : [],
  }
}

/** Every host that the brand names: where a link may lead besides the public web. */
export const brandSources = ({ hosts, publicOrigin }: BrandData): string[] =>
  [...Object.values(hosts).flat(), publicOrigin].filter((source) => source !== '')
