import type { MiddlewareHandler } from 'hono'
import { endpointFor } from '#shared/contract/endpoints/index.ts'
import { refused } from './envelope.ts'
import { readLanguage } from './language.ts'
import { messages } from './messages.ts'

/** Seconds after which a client may try again. */
const retryAfter = '1'

/**
 * Refuses a client's calls (429) while so many others wait for their answer. One more would only wait until its client
 * gives up. Games' calls about money always pass.
 * @param most calls that are answered at the same time
 */
export function limitLoad(most: number): MiddlewareHandler {
  let open = 0
  return async (context, next) => {
    if (!endpointFor(context.req.method, context.req.path)) return next()
    if (open >= most) {
      const language = readLanguage(context.req.header('Language'))
      const answer = refused('TOO_MANY_CALLS', messages.TOO_MANY_CALLS[language])
      return context.json(answer, 429, { 'Retry-After': retryAfter })
    }
    open += 1
    try {
      return await next()
    } finally {
      open -= 1
    }
  }
}
