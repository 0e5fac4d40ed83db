import { siteOrigin } from '../security/origins.ts'
import { isGatewayPath } from './paths.ts'
import { readSiteFile } from './static-files.ts'

export type SiteHandlerOptions = {
  /** Folder of the built site. */
  root: string
  /** The site's Content Security Policy. */
  policy: string
  /** Answers a call of the gateway's paths. */
  forward: (request: Request) => Promise<Response>
}

/** Headers for every file of the site. `frame-ancestors` forbids framing it. */
const siteHeaders = (policy: string) => ({
  'content-security-policy': `${policy}; frame-ancestors 'none'`,
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
  'referrer-policy': 'no-referrer',
  'permissions-policy': 'camera=(), microphone=(), geolocation=(), payment=(), usb=()',
  'cross-origin-opener-policy': 'same-origin',
  'cache-control': 'no-cache',
})

/**
 * Serves `app://site`: the site's files, and the gateway under its paths. Anything else gets 404, or 405 for methods
 * other than GET and HEAD.
 */
export function createSiteHandler({ root, policy, forward }: SiteHandlerOptions) {
  const headers = siteHeaders(policy)
  const missing = (status: number) =>
    new Response(null, { status, headers: { 'x-content-type-options': 'nosniff' } })

  return async (request: Request): Promise<Response> => {
    const url = new URL(request.url)
    if (`${url.protocol}//${url.host}` !== siteOrigin) return missing(404)
    if (isGatewayPath(url.pathname)) return forward(request)
    if (request.method !== 'GET' && request.method !== 'HEAD') return missing(405)
    const file = await readSiteFile(root, url.pathname)
    if (!file) return missing(404)
    const body = request.method === 'HEAD' ? null : file.body
    return new Response(body, { headers: { ...headers, 'content-type': file.type } })
  }
}
