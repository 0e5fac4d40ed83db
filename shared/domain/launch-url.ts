import { isLoopback } from './loopback.ts'

/** A launch address that may be opened, or why it may not. */
export type LaunchUrl =
  | { ok: true; url: string }
  | {
      ok: false
      /**
       * `malformed`: not an address. `insecure`: neither https nor http on this machine. `foreign`: not on a launch
       * host. `credentials`: it contains a user name, which only disguises its host.
       */
      reason: 'malformed' | 'insecure' | 'foreign' | 'credentials'
    }

/**
 * Checks whether a launch address may be opened: https (http on this machine only), on one of the launch hosts.
 * @param address from the gateway's answer; one that starts with "/" is resolved against `base`, the launch CDN.
 * @param hosts launch hosts, with or without a scheme ("play.example", "https://play.example:8443").
 */
export function checkLaunchUrl(address: string, hosts: readonly string[], base?: string): LaunchUrl {
  // Only a path is resolved: "http//host" is a broken address, not a path on the CDN.
  const url = address.startsWith('/') ? URL.parse(address, base) : URL.parse(address)
  if (!url) return { ok: false, reason: 'malformed' }
  const { protocol, hostname, username, password } = url
  if (protocol !== 'https:' && !(protocol === 'http:' && isLoopback(hostname)))
    return { ok: false, reason: 'insecure' }
  if (username !== '' || password !== '') return { ok: false, reason: 'credentials' }
  return hosts.some((host) => originOfHost(host) === url.origin)
    ? { ok: true, url: url.href }
    : { ok: false, reason: 'foreign' }
}

/** Returns the origin of a launch host; without a scheme, https is assumed. */
const originOfHost = (host: string): string | undefined =>
  URL.parse(host.includes('://') ? host : `https://${host}`)?.origin
