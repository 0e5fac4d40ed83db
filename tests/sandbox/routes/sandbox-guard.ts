import type { MiddlewareHandler } from 'hono'
import type { GatewayEnvironment } from '../gateway/context.ts'

/** Names under which the listener is reached; "evil.localhost" leads here too, and is somebody else's. */
const ownHosts = ['127.0.0.1', 'localhost']

/**
 * Keeps the sandbox's own pages for people and tests on this machine: asked for under a loopback name (so no
 * foreign name can be pointed here) and changed by no page of another origin.
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
    "default-src 'none'; style-src 'self'; img-src 'self'; form-action 'self'; frame-ancestors 'none'",
  )
  context.header('Referrer-Policy', 'same-origin')
  return next()
}
