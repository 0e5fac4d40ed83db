import type { MiddlewareHandler } from 'hono'

/** Refuses an address whose path has more characters than this (414). */
export const limitPath =
  (longest: number): MiddlewareHandler =>
  async (context, next) => {
    if (context.req.path.length > longest) return context.body(null, 414)
    return next()
  }
