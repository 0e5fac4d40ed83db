import { readLanguage } from '#sandbox/world/texts/language.ts'
import type { GatewayContext } from './context.ts'
import { refused } from './envelope.ts'
import { messages } from './messages.ts'

/** The answer to a call too many (429). `seconds` until the next one may come. */
export function tooManyCalls(context: GatewayContext, seconds: number): Response {
  const language = readLanguage(context.req.header('Language'))
  const answer = refused('TOO_MANY_CALLS', messages.TOO_MANY_CALLS[language])
  return context.json(answer, 429, { 'Retry-After': String(seconds) })
}
