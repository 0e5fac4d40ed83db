import { isLoopback } from '#shared/domain/loopback.ts'
import { matchesAnySource } from '#shared/domain/source.ts'

/** More than these are no help to anybody. */
const most = 4

/** An address of the gateway's as an origin; undefined for what isn't a bare https address (or this machine). */
function originOf(address: string): string | undefined {
  const url = URL.parse(address)
  if (!url || url.username !== '' || url.password !== '') return undefined
  if (url.protocol === 'https:') return url.origin
  return url.protocol === 'http:' && isLoopback(url.hostname) ? url.origin : undefined
}

/**
 * Where else the site may be found: of the addresses that the gateway names, those that the brand knows as its
 * own, other than this one.
 * @param sources the brand's, so that an answer that was tampered with leads nobody astray.
 */
export function alternativesOf(
  list: readonly string[],
  host: string,
  sources: readonly string[],
): readonly string[] {
  const origins = list.flatMap((address) => originOf(address) ?? [])
  return [...new Set(origins)]
    .filter((origin) => new URL(origin).host !== host && matchesAnySource(origin, sources))
    .slice(0, most)
}

/** Whether the gateway knows this host as one of its addresses. Where it names none, it is taken to. */
export function isListed(list: readonly string[], host: string): boolean {
  const hosts = list.flatMap((address) => URL.parse(address)?.host ?? [])
  if (hosts.length === 0 || hosts.includes(host)) return true
  // A client that is developed or tested on this machine stands at another port than the gateway.
  return isLoopback(nameOf(host)) && hosts.some((other) => isLoopback(nameOf(other)))
}

const nameOf = (host: string): string => host.replace(/:\d+$/, '')
