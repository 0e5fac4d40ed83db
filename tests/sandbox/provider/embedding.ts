/** Who may embed the games, and who receives their messages. */

/**
 * The origin of a URL, such as "https://lobby.example:8443". Undefined if the URL is invalid. Also works for custom
 * schemes, which `URL.origin` doesn't.
 */
function originOf(address: string | undefined): string | undefined {
  const url = address ? URL.parse(address) : null
  return url ? `${url.protocol}//${url.host}` : undefined
}

/**
 * The only origin that receives the game's messages: the one named by the launch if it may embed the game, otherwise
 * the only one that may. Null if several may and none is named. Never "*": messages hold no secrets, but bets and
 * balances are nobody else's business.
 */
export function hostOrigin(named: string | undefined, ancestors: readonly string[]): string | null {
  if (named) return ancestors.find((ancestor) => ancestor === originOf(named)) ?? null
  const [only, ...others] = ancestors
  return only !== undefined && others.length === 0 ? only : null
}

/** A return URL, or null unless its origin may embed the games. So a launch can't send players elsewhere. */
export function returnUrl(address: string | undefined, ancestors: readonly string[]): string | null {
  const origin = originOf(address)
  return address !== undefined && origin !== undefined && ancestors.includes(origin) ? address : null
}

/** Headers of every response. Scripts and styles load from files only, and data is sent to the provider only. */
export function securityHeaders(ancestors: readonly string[], formAction = "'none'"): Record<string, string> {
  const policy = [
    "default-src 'none'",
    "script-src 'self'",
    "style-src 'self'",
    "img-src 'self'",
    "font-src 'self'",
    "connect-src 'self'",
    "base-uri 'none'",
    `form-action ${formAction}`,
    `frame-ancestors ${ancestors.length > 0 ? ancestors.join(' ') : "'none'"}`,
  ]
  return {
    'Content-Security-Policy': policy.join('; '),
    'X-Content-Type-Options': 'nosniff',
    // The URL contains a launch token.
    'Referrer-Policy': 'no-referrer',
    'Permissions-Policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
    'Cross-Origin-Resource-Policy': 'same-origin',
  }
}
