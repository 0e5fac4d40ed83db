import type { MiddlewareHandler } from 'hono'
import { endpointFor } from '#shared/contract/endpoints/index.ts'
import { pictureLimits } from '#shared/domain/pictures/picture-limits.ts'

const withBody = new Set(['POST', 'PUT', 'PATCH'])
/** Bytes of a body; a call that uploads a file may have as many as one file. */
const largest = 1024 * 1024

/** Refuses a body that is too large (413), or doesn't say how large it is (411): every client of ours does. */
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
