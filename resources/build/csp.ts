import { createHash } from 'node:crypto'
import type { Brand } from '#shared/brand/brand.ts'
import { providerSources } from './provider-sources.ts'

/** The CSP source of an inline script: its hash. */
export const scriptHash = (code: string): string =>
  `'sha256-${createHash('sha256').update(code).digest('base64')}'`

/**
 * The site's Content Security Policy, fixed at build from the brand: no inline or evaluated script but the
 * one hashed here, Trusted Types on, and every foreign host named by the brand.
 * @param inlineScript the code of the one inline script (it sets the theme before the first paint).
 * @param options.web for a build for browsers, which has a service worker.
 */
export function contentSecurityPolicy(
  brand: Brand,
  inlineScript: string,
  { web = false }: { web?: boolean } = {},
): string {
  const { gateway, images, games, captcha, chat, domains } = brand.hosts
  // Only a brand that has analytics lets them in; whether they are loaded is then the visitor's choice.
  const { script, collect = [] } = brand.analytics ?? {}
  const tag = script === undefined ? [] : [script]
  const provider = providerSources(brand)
  const directives: Record<string, string[]> = {
    'default-src': ["'none'"],
    'script-src': ["'self'", scriptHash(inlineScript), ...captcha, ...provider.scripts, ...tag],
    'style-src': ["'self'"],
    'img-src': ["'self'", 'data:', 'blob:', ...images, ...collect],
    'font-src': ["'self'"],
    'connect-src': ["'self'", ...gateway, ...domains, ...provider.connections, ...tag, ...collect],
    'frame-src': [...games, ...captcha, ...provider.frames, ...chat],
    'manifest-src': web ? ["'self'"] : [],
    'worker-src': web ? ["'self'"] : [],
    'base-uri': ["'none'"],
    'form-action': ["'self'"],
    'require-trusted-types-for': ["'script'"],
    // "analytics" makes the tag's address and no other, "worker" the worker's; "goog#html" is the tag's own.
    'trusted-types': [
      ...new Set([
        'dompurify',
        ...(web ? ['worker'] : []),
        ...provider.policies,
        ...(tag.length > 0 ? ['analytics', 'goog#html'] : []),
      ]),
    ],
  }
  return Object.entries(directives)
    .map(([name, sources]) => `${name} ${sources.length > 0 ? sources.join(' ') : "'none'"}`)
    .join('; ')
}

/** What goes with every path that a pattern like "/assets/*" fits. */
export type HeaderRule = { path: string; headers: Record<string, string> }

/**
 * Response headers of the web build by path pattern, in the order they apply: what a server must send.
 * `frame-ancestors` only works as a header, so it stands here and not in the page.
 */
export function responseHeaders(policy: string): HeaderRule[] {
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
        'Strict-Transport-Security': 'max-age=31536000; includeSubDomains',
        'Cache-Control': 'no-cache',
      },
    },
    { path: '/assets/*', headers: { 'Cache-Control': 'public, max-age=31536000, immutable' } },
  ]
}
