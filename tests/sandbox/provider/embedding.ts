/** Who may embed the games, and whom they talk to. */

/** "https://lobby.example:8443" of an address; undefined for none. Works for schemes of clients, too. */
function originOf(address: string | undefined): string | undefined {
  const url = address ? URL.parse(address) : null
  return url ? `${url.protocol}//${url.host}` : undefined
}

/**
 * The one origin that may hear the game: the one that the launch names, if it may embed the game at all;
 * else the only one that may. Messages hold no secret, but bets and balances are nobody else's business, so
 * with several candidates and none named there is no guess, and never "*".
 */
export function hostOrigin(named: string | undefined, ancestors: readonly string[]): string | null {
  if (named) return ancestors.find((ancestor) => ancestor === originOf(named)) ?? null
  const [only, ...others] = ancestors
  return only !== undefined && others.length === 0 ? only : null
}

/** A return address, if it leads to somebody who may embed the games; a launch can't send players elsewhere. */
export function returnUrl(address: string | undefined, ancestors: readonly string[]): string | null {
  const origin = originOf(address)
  return address !== undefined && origin !== undefined && ancestors.includes(origin) ? address : null
}

/** The headers of every answer. Scripts and styles come from files only; data goes nowhere else. */
export function securityHeaders(ancestors: readonly string[]): Record<string, string> {
  const policy = [
    "default-src 'none'",
    "script-src 'self'",
    "style-src 'self'",
    "img-src 'self'",
    "font-src 'self'",
    "connect-src 'self'",
    "base-uri 'none'",
    "form-action 'none'",
    `frame-ancestors ${ancestors.length > 0 ? ancestors.join(' ') : "'none'"}`,
  ]
  return {
    'Content-Security-Policy': policy.join('; '),
    'X-Content-Type-Options': 'nosniff',
    // The address holds a launch token.
    'Referrer-Policy': 'no-referrer',
    'Permissions-Policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
    'Cross-Origin-Resource-Policy': 'same-origin',
  }
}
