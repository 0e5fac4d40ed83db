import { isSecure } from '#shared/domain/secure-address.ts'

/** Scheme and host of the site inside the client. */
export const siteScheme = 'app'
export const siteOrigin = `${siteScheme}://site`

/** Schemes whose addresses have an origin here; others (data:, blob:, file:, javascript: …) have none. */
const originSchemes = new Set(['https:', 'http:', `${siteScheme}:`])

/**
 * Returns an address's origin as Chromium compares it, such as "https://game.example:8443" or "app://site". Returns
 * undefined if it has none, doesn't parse, or contains a user name or password.
 */
export function originOf(address: string): string | undefined {
  const url = URL.parse(address)
  if (!url || !originSchemes.has(url.protocol) || url.host === '') return undefined
  if (url.username !== '' || url.password !== '') return undefined
  return `${url.protocol}//${url.host}`
}

/** Whether the client may talk to an origin: https, or http on this machine. */
export function isSecureOrigin(origin: string): boolean {
  const url = URL.parse(origin)
  return url !== null && isSecure(url)
}
