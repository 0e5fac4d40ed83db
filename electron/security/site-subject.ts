import type { ClientBrand } from '#shared/brand/brand.ts'
import { isLoopback } from '#shared/domain/loopback.ts'
import type { Subject } from './policy.ts'

/** Permissions that Chromium requires before a public page may load something from this machine or network. */
const localNetwork = ['local-network', 'local-network-access', 'loopback-network']

/**
 * The site as a subject of the security policy. It may reach this machine only if the brand's pictures come from
 * there, as in the sandbox. Its CSP still restricts it to the brand's hosts.
 */
export function siteSubject({ hosts }: ClientBrand): Subject {
  const local = hosts.images.some((source) =>
    isLoopback(URL.parse(source.replace(/:\*$/, ''))?.hostname ?? ''),
  )
  return {
    kind: 'site',
    origins: [],
    frames: hosts.chat,
    permissions: local ? localNetwork : [],
  }
}

/** Returns every host that the brand names. Links may lead to these besides the public web. */
export const brandSources = ({ hosts, gatewayUrl, publicOrigin }: ClientBrand): string[] =>
  [...Object.values(hosts).flat(), gatewayUrl, publicOrigin].filter((source) => source !== '')
