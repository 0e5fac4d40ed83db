/** Headers by which content networks say that they check the visitor first. */
export const challengeHeaders = ['cf-mitigated', 'x-amzn-waf-action'] as const

type Answered = Pick<Response, 'status' | 'headers'> & { type?: ResponseType }

/**
 * Tells who answered in the gateway's place with a page or a redirect; undefined for what may be the gateway's own. A
 * 5xx is the gateway's, whose proxy has pages of its own for it.
 */
export function interceptedBy(
  { status, headers, type }: Answered,
  text: string,
): 'challenge' | 'network' | undefined {
  if (challengeHeaders.some((name) => /challenge|captcha/.test(headers.get(name) ?? ''))) return 'challenge'
  // What a redirect leads to is withheld from pages, and so is its status.
  const leadsAway = type === 'opaqueredirect' || (status >= 300 && status < 400)
  if (leadsAway || status === signInFirst) return 'network'
  const takesPages = (status >= 200 && status < 300) || status === 403
  return takesPages && isPage(text, headers) ? 'network' : undefined
}

/** The status with which a network asks to sign in. */
export const signInFirst = 511

const isPage = (text: string, headers: Headers): boolean =>
  /^\s*</.test(text) || /\bhtml\b/i.test(headers.get('content-type') ?? '')
