import type { MiddlewareHandler } from 'hono'

/** Rejects a URL whose path has more than `longest` characters (414). */
export const limitPath =
  (longest: number): MiddlewareHandler =>
  async (context, next) => {
    if (context.req.path.length > longest) return context.body(null, 414)
    return next()
  }
