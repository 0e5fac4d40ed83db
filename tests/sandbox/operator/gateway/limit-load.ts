import type { MiddlewareHandler } from 'hono'
import type { GatewayEnvironment } from './context.ts'
import { tooManyCalls } from './too-many.ts'

/** Seconds after which a refused client may try again. */
const retryAfter = 1

/**
 * Refuses calls (429) while so many others wait for their answer. One more would only wait until its client gives up.
 * @param most calls that are answered at the same time
 */
export function limitLoad(most: number): MiddlewareHandler<GatewayEnvironment> {
  let open = 0
  return async (context, next) => {
    if (open >= most) return tooManyCalls(context, retryAfter)
    open += 1
    try {
      return await next()
    } finally {
      open -= 1
    }
  }
}
