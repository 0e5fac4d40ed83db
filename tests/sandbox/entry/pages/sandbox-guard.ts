import type { MiddlewareHandler } from 'hono'
import type { GatewayEnvironment } from '#sandbox/operator/gateway/context.ts'
import { ownHosts } from '#sandbox/operator/gateway/site-origin.ts'

/**
 * Restricts the sandbox's own pages to people and tests on this machine. Requests must use a loopback host name, so
 * that no foreign name can be pointed here, and changes can't come from a page of another origin.
 */
export const sandboxGuard: MiddlewareHandler<GatewayEnvironment> = async (context, next) => {
  const { hostname, origin } = new URL(context.req.url)
  const from = context.req.header('Origin')
  const changes = context.req.method !== 'GET' && context.req.method !== 'HEAD'
  if (!ownHosts.includes(hostname) || (changes && from !== undefined && from !== origin))
    return context.text('The sandbox’s pages are for this machine only.', 403)
  context.header('Cache-Control', 'no-store')
  context.header(
    'Content-Security-Policy',
    "default-src 'none'; style-src 'self'; img-src 'self'; font-src 'self'; form-action 'self'; frame-ancestors 'none'",
  )
  context.header('Referrer-Policy', 'same-origin')
  return next()
}
