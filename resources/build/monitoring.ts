import { resolve } from 'node:path'
import type { Brand } from '#shared/brand/brand.ts'
import { allEndpoints } from '#shared/contract/endpoints/index.ts'
import type { WireMapping } from '#shared/contract/wire-mapping.ts'

/**
 * Relative to the project's root, where npm runs every script. A bundled configuration has no other fixed location.
 */
const start = resolve('renderer/lib/monitoring/start-monitoring.ts')

/**
 * Returns where a build reports to: an address, or a path of the site. Undefined if it doesn't. The desktop client's
 * page has no server of its own, so a path is one of the brand's public address there.
 */
export function monitoringUrl({ monitoring, publicOrigin }: Brand, { web = false }): string | undefined {
  const { url } = monitoring ?? {}
  if (url === undefined || web || !url.startsWith('/')) return url
  return publicOrigin === '' ? undefined : new URL(url, publicOrigin).href
}

/** Returns the origin that reports go to; undefined if it is the page's own, or there are none. */
export const monitoringOrigin = (brand: Brand, options: { web?: boolean }): string | undefined =>
  URL.parse(monitoringUrl(brand, options) ?? '')?.origin

/** Returns the code of `virtual:brand-monitoring`. For a build that doesn't report, it imports nothing. */
export function monitoringModule(brand: Brand, options: { web?: boolean }): string {
  const url = monitoringUrl(brand, options)
  if (url === undefined) return 'export const monitoring = undefined'
  const settings = { url, sample: brand.monitoring?.sample ?? 1, service: brand.name }
  return [
    `import { monitoringOf } from ${JSON.stringify(start)}`,
    `export const monitoring = monitoringOf(${JSON.stringify(settings)})`,
  ].join('\n')
}

/**
 * Returns the code of `virtual:brand-endpoints`: the ids of the contract's endpoints by their paths at the brand's
 * gateway.
 */
export function endpointsModule({ call }: WireMapping): string {
  const paths = Map.groupBy(allEndpoints, (endpoint) => call(endpoint).path)
  // A browser's timing of a call doesn't say its method, so a few paths stand for two calls.
  const ids = [...paths].map(([path, endpoints]) => [path, endpoints.map(({ id }) => id).join('|')])
  return `export const endpointIds = ${JSON.stringify(Object.fromEntries(ids))}`
}
