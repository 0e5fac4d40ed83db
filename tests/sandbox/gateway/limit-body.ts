import type { MiddlewareHandler } from 'hono'

const withBody = new Set(['POST', 'PUT', 'PATCH'])

/** Refuses a body that is too large (413), or doesn't say how large it is (411): every client of ours does. */
export const limitBody =
  (largest: number): MiddlewareHandler =>
  async (context, next) => {
    if (!withBody.has(context.req.method)) return next()
    const length = context.req.header('Content-Length')
    if (length === undefined && context.req.header('Transfer-Encoding') !== undefined)
      return context.body(null, 411)
    if (Number(length ?? 0) > largest) return context.body(null, 413)
    return next()
  }
