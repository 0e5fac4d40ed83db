import { type AddressFault, addressFault } from './secure-address.ts'

/** A launch address that may be opened, or why it may not. */
export type LaunchUrl =
  | { ok: true; url: string }
  | {
      ok: false
      /** `foreign`: not on a launch host. */
      reason: AddressFault | 'foreign'
    }

/**
 * Checks whether a launch address may be opened: https (http on this machine only), on one of the launch hosts.
 * @param address from the gateway's answer; one that starts with "/" is resolved against `base`, the launch CDN.
 * @param hosts launch hosts, with or without a scheme ("play.example", "https://play.example:8443").
 */
export function checkLaunchUrl(address: string, hosts: readonly string[], base?: string): LaunchUrl {
  // Only a path is resolved: "http//host" is a broken address, not a path on the CDN.
  const url = address.startsWith('/') ? URL.parse(address, base) : URL.parse(address)
  const reason = addressFault(url)
  if (!url || reason) return { ok: false, reason: reason ?? 'malformed' }
  return hosts.some((host) => originOfHost(host) === url.origin)
    ? { ok: true, url: url.href }
    : { ok: false, reason: 'foreign' }
}

/** Returns the origin of a launch host; without a scheme, https is assumed. */
const originOfHost = (host: string): string | undefined =>
  URL.parse(host.includes('://') ? host : `https://${host}`)?.origin
