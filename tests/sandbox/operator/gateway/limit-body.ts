import type { MiddlewareHandler } from 'hono'
import { endpointFor } from '#shared/contract/endpoints/index.ts'
import { pictureLimits } from '#shared/domain/pictures/picture-limits.ts'

const withBody = new Set(['POST', 'PUT', 'PATCH'])
/** Largest body in bytes. An upload may be as large as one picture. */
const largest = 1024 * 1024

/**
 * Rejects a body that is too large (413), or a chunked one without a Content-Length (411). All our clients send it.
 */
export const limitBody: MiddlewareHandler = async (context, next) => {
  const { method, path } = context.req
  if (!withBody.has(method)) return next()
  const length = context.req.header('Content-Length')
  if (length === undefined && context.req.header('Transfer-Encoding') !== undefined)
    return context.body(null, 411)
  const limit = endpointFor(method, path)?.upload ? pictureLimits.bytes : largest
  if (Number(length ?? 0) > limit) return context.body(null, 413)
  return next()
}
