import { createHash } from 'node:crypto'
import type { Brand } from '#shared/brand/brand.ts'
import { tagPath } from '#shared/domain/tag-path.ts'
import { monitoringOrigin } from './monitoring.ts'
import { providerSources } from './provider-sources.ts'

/** Returns the CSP source for an inline script: its hash. */
export const scriptHash = (code: string): string =>
  `'sha256-${createHash('sha256').update(code).digest('base64')}'`

/**
 * Returns the site's Content Security Policy, fixed at build from the brand: the only inline script is the one hashed
 * here, eval is forbidden, Trusted Types are on, and every foreign host is named by the brand.
 * @param inlineScript the code of the only inline script (it sets the theme before the first paint).
 * @param options.web for a build for browsers, which has a service worker. The desktop client's page carries the bridge,
 * so there no script but the site's own runs: bot checks have a window of their own, and nothing is tracked.
 */
export function contentSecurityPolicy(
  brand: Brand,
  inlineScript: string,
  { web = false }: { web?: boolean } = {},
): string {
  const { images, games, captcha, chat, domains } = brand.hosts
  // Allowed only for a brand with analytics. Whether they are loaded is still the visitor's choice.
  const { script, collect = [] } = brand.analytics ?? {}
  const tag = script === undefined || !web ? [] : [script]
  const provider = providerSources(brand)
  const monitoring = monitoringOrigin(brand, { web })
  /** What only a page without the bridge may load. */
  const onWeb = (...sources: readonly string[]) => (web ? sources : [])
  const directives: Record<string, string[]> = {
    'default-src': ["'none'"],
    'script-src': [
      "'self'",
      scriptHash(inlineScript),
      ...onWeb(...captcha, ...provider.scripts, ...tag.map((origin) => origin + tagPath)),
    ],
    'style-src': ["'self'"],
    'img-src': ["'self'", 'data:', 'blob:', ...images, ...onWeb(...collect)],
    'font-src': ["'self'"],
    'connect-src': [
      "'self'",
      ...originOf(brand.gatewayUrl),
      ...domains,
      ...provider.connections,
      ...(monitoring === undefined ? [] : [monitoring]),
      ...onWeb(...tag, ...collect),
    ],
    'frame-src': [...onWeb(...games, ...captcha, ...provider.frames), ...chat],
    'manifest-src': web ? ["'self'"] : [],
    'worker-src': web ? ["'self'"] : [],
    'base-uri': ["'none'"],
    'form-action': ["'self'"],
    'require-trusted-types-for': ["'script'"],
    // "analytics" only creates the tag's address, "worker" only the worker's. "goog#html" is the tag's own policy.
    'trusted-types': [
      ...new Set([
        'dompurify',
        ...onWeb('worker', ...provider.policies),
        ...(tag.length > 0 ? ['analytics', 'goog#html'] : []),
      ]),
    ],
  }
  return Object.entries(directives)
    .map(([name, sources]) => `${name} ${sources.length > 0 ? sources.join(' ') : "'none'"}`)
    .join('; ')
}

/** The gateway as a source; none for one that has the site's own origin. */
const originOf = (gatewayUrl: string): string[] => (gatewayUrl === '' ? [] : [new URL(gatewayUrl).origin])

/** The headers for every path that matches a pattern such as "/assets/*". */
export type HeaderRule = { path: string; headers: Record<string, string> }

/**
 * Returns the response headers that a server of the web build must send, by path pattern, in the order they apply.
 * `frame-ancestors` only works as a header, so it is here and not in the page.
 */
export function responseHeaders(
  policy: string,
  { hstsSubDomains }: Pick<Brand, 'hstsSubDomains'>,
): HeaderRule[] {
  return [
    {
      path: '/*',
      headers: {
        'Content-Security-Policy': `${policy}; frame-ancestors 'none'`,
        'X-Content-Type-Options': 'nosniff',
        'X-Frame-Options': 'DENY',
        'Referrer-Policy': 'strict-origin-when-cross-origin',
        'Permissions-Policy': 'camera=(), microphone=(), geolocation=(), payment=(), usb=()',
        'Cross-Origin-Opener-Policy': 'same-origin-allow-popups',
        'Strict-Transport-Security': `max-age=31536000${hstsSubDomains ? '; includeSubDomains' : ''}`,
        'Cache-Control': 'no-cache',
      },
    },
    { path: '/health.json', headers: { 'Cache-Control': 'no-store' } },
    { path: '/assets/*', headers: { 'Cache-Control': 'public, max-age=31536000, immutable' } },
  ]
}
