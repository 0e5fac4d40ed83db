import { isLoopback } from './loopback.ts'

/** A launch address that may be opened, or why not. */
export type LaunchUrl =
  | { ok: true; url: string }
  | {
      ok: false
      /**
       * `malformed`: no address. `insecure`: neither https nor http on this machine. `foreign`: not on a host
       * that launches come from. `credentials`: it carries a user name, which only disguises its host.
       */
      reason: 'malformed' | 'insecure' | 'foreign' | 'credentials'
    }

/**
 * Whether a launch address may be opened: https (http on this machine only), on one of the launch hosts.
 * @param address as the gateway answered; one without a host is completed with `base`, the launch CDN.
 * @param hosts launch hosts, with or without a scheme ("play.example", "https://play.example:8443").
 */
export function checkLaunchUrl(address: string, hosts: readonly string[], base?: string): LaunchUrl {
  // Only a path is completed: "http//host" is a broken address, not one below the CDN.
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

/** The origin of a launch host; a bare host means https. */
const originOfHost = (host: string): string | undefined =>
  URL.parse(host.includes('://') ? host : `https://${host}`)?.origin
