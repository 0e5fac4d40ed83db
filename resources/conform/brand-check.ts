import * as z from 'zod/mini'
import type { Brand } from '#shared/brand/brand.ts'
import type { AnyEndpoint } from '#shared/contract/endpoint.ts'
import { contract } from '#shared/contract/endpoints/index.ts'
import { matchesAnySource } from '#shared/domain/source.ts'
import type { Deviation } from './deviation.ts'
import { plain, visible } from './shown-value.ts'

/** The brand that an answer is compared with. */
type Compared = Pick<Brand, 'name' | 'merchant' | 'currency' | 'hosts' | 'publicOrigin' | 'gatewayUrl'>

const { permission, routers, domainRoute, whitelabel } = contract.system

/** Most characters of an address that are shown. */
const mostAddress = 100

const quoted = (text: string): string => JSON.stringify(plain(text))

/**
 * What an answer says of the gateway that is another brand's: its merchant, its currency, and its hosts.
 * @param gateway the address that was tried.
 */
export function brandDeviations(
  { id }: AnyEndpoint,
  value: unknown,
  brand: Compared,
  gateway: string,
): Deviation[] {
  const site = siteOf(brand, gateway)
  const hosts = (kind: HostKind, field: string, addresses: readonly string[] = []) =>
    // A site's own address is allowed without being named, and which it is isn't always known.
    kind === 'domains' && site === undefined ? [] : foreignHosts(brand, kind, field, addresses, site)
  switch (id) {
    case whitelabel.id: {
      const { data } = z.safeParse(whitelabel.value, value)
      return [
        ...named(
          brand,
          'merchant',
          data?.merchant,
          'shows what another merchant’s gateway answers: correct the address, or merchant in brand.json',
        ),
        ...named(
          brand,
          'currency',
          data?.currency,
          'shows amounts in a currency that the brand doesn’t have: correct currency in brand.json',
        ),
      ]
    }
    case permission.id: {
      const { data } = z.safeParse(permission.value, value)
      return [
        ...hosts('images', 'info.imageCDNs', data?.info.imageCDNs),
        ...hosts('games', 'info.launchGameCDNs', data?.info.launchGameCDNs),
      ]
    }
    case domainRoute.id:
      return hosts('domains', 'domainList', z.safeParse(domainRoute.value, value).data?.domainList)
    case routers.id:
      return hosts('domains', 'domainList', z.safeParse(routers.value, value).data?.domainList)
    default:
      return []
  }
}

/** The origin of the brand's site; undefined for one that is opened at any address and calls a gateway elsewhere. */
function siteOf({ publicOrigin, gatewayUrl }: Compared, gateway: string): string | undefined {
  if (publicOrigin !== '') return new URL(publicOrigin).origin
  return gatewayUrl === '' ? new URL(gateway).origin : undefined
}

/** A gateway that doesn't name it says nothing of whose it is. */
function named(
  brand: Compared,
  name: 'merchant' | 'currency',
  seen: string | undefined,
  site: string,
): Deviation[] {
  if (seen === undefined || seen === brand[name]) return []
  const expected = `"${brand[name]}", as the brand ${brand.name} says`
  return [{ kind: 'brand', field: `value.${name}`, seen: quoted(seen), expected, site }]
}

const withoutHost = {
  images: 'shows no picture from there: its Content Security Policy forbids it',
  games: 'opens no game from there: its Content Security Policy forbids it',
  domains: 'doesn’t try that address when this one is slow: its Content Security Policy forbids it',
} as const satisfies Partial<Record<keyof Brand['hosts'], string>>

type HostKind = keyof typeof withoutHost

/** Addresses that the brand doesn't name among its hosts, so that browsers keep the site from them. */
const foreignHosts = (
  brand: Compared,
  kind: HostKind,
  field: string,
  addresses: readonly string[],
  site: string | undefined,
): Deviation[] =>
  addresses.flatMap((address, index) =>
    matchesAnySource(address, brand.hosts[kind]) || (site !== undefined && isAt(site, address))
      ? []
      : [
          {
            kind: 'brand',
            field: `value.${field}.${index}`,
            seen: JSON.stringify(visible(address.slice(0, mostAddress))),
            expected: `one of hosts.${kind} of the brand ${brand.name}: ${brand.hosts[kind].join(', ') || 'none'}`,
            site: `${withoutHost[kind]}. Add the host to brand.json if it is yours`,
          },
        ],
  )

const isAt = (site: string, address: string): boolean => URL.parse(address)?.origin === site
