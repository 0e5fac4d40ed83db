import { isLoopback } from '#shared/domain/loopback.ts'
import { secureAddress } from '#shared/domain/secure-address.ts'
import { matchesAnySource } from '#shared/domain/source.ts'

/** Most alternatives offered. */
const most = 4

/**
 * Other origins of the site: those the gateway lists that are also the brand's own, without the current one.
 * @param sources the brand's hosts, so that a tampered answer can't lead anybody elsewhere.
 */
export function alternativesOf(
  list: readonly string[],
  host: string,
  sources: readonly string[],
): readonly string[] {
  const origins = list.flatMap((address) => secureAddress(address)?.origin ?? [])
  return [...new Set(origins)]
    .filter((origin) => new URL(origin).host !== host && matchesAnySource(origin, sources))
    .slice(0, most)
}

/** Whether the gateway lists this host. Also true if it lists none. */
export function isListed(list: readonly string[], host: string): boolean {
  const hosts = list.flatMap((address) => URL.parse(address)?.host ?? [])
  if (hosts.length === 0 || hosts.includes(host)) return true
  // A client developed or tested on this machine runs on another port than the gateway.
  return isLoopback(nameOf(host)) && hosts.some((other) => isLoopback(nameOf(other)))
}

const nameOf = (host: string): string => host.replace(/:\d+$/, '')
