import { isLoopback } from '#shared/domain/loopback.ts'

/** Scheme and host of the site inside the client. */
export const siteScheme = 'app'
export const siteOrigin = `${siteScheme}://site`

/** Schemes that have an origin here; everything else (data:, blob:, file:, javascript: …) has none. */
const originSchemes = new Set(['https:', 'http:', `${siteScheme}:`])

/**
 * The origin of an address as Chromium compares it, e.g. "https://game.example:8443" or "app://site".
 * Undefined for what has none, for what doesn't parse, and for an address that carries a user name.
 */
export function originOf(address: string): string | undefined {
  const url = URL.parse(address)
  if (!url || !originSchemes.has(url.protocol) || url.host === '') return undefined
  if (url.username !== '' || url.password !== '') return undefined
  return `${url.protocol}//${url.host}`
}

/** Whether an origin is one that the client talks to at all: https, or http on this machine. */
export function isSecureOrigin(origin: string): boolean {
  const url = URL.parse(origin)
  return url?.protocol === 'https:' || (url?.protocol === 'http:' && isLoopback(url.hostname))
}
