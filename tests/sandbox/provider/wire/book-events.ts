/**
 * What the game provider tells the gateway about its sportsbooks and arenas, so that the site can show it. Signed like
 * the wallet API, with the same secret: only the gateway may ask. Both sides use the schemas in this file.
 */
import * as z from 'zod/mini'
import { signatureHeader, signBody } from './wallet-api.ts'

/** Path of the call on the provider's origin. */
export const eventsPath = '/api/events'

export const eventsBody = z.object({
  language: z.string().check(z.maxLength(10)),
  books: z
    .array(
      z.object({
        nodeId: z.string().check(z.regex(/^\d{1,9}$/)),
        model: z.string().check(z.maxLength(40)),
        gameName: z.string().check(z.maxLength(200)),
      }),
    )
    .check(z.maxLength(60)),
})
export type BookAddress = z.infer<typeof eventsBody>['books'][number]

const bookEvents = z.object({
  nodeId: z.string(),
  /** Matches or fights that begin on this day, in the merchant's zone, and how many are in play. */
  today: z.number(),
  live: z.number(),
  /** When the next one begins, in ms since 1970. */
  nextAt: z.number(),
  /** The day's fight that is on. Null where several matches are played at once. */
  number: z.nullable(z.number()),
  /** Its sports or titles, in the language asked for. */
  sports: z.array(z.string()),
})
const eventsAnswer = z.object({ books: z.array(bookEvents) })
export type BookEvents = z.infer<typeof bookEvents>

/** How long the provider may take to answer, in ms. */
const timeout = 700

/**
 * Asks the provider what its books have today.
 * @returns none if it doesn't answer in time, or with anything unexpected
 */
export async function askEvents(
  providerOrigin: string,
  secret: string,
  language: string,
  books: readonly BookAddress[],
): Promise<readonly BookEvents[]> {
  const body = JSON.stringify({ language, books })
  const response = await fetch(new URL(eventsPath, providerOrigin), {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', [signatureHeader]: signBody(secret, body) },
    body,
    signal: AbortSignal.timeout(timeout),
  }).catch(() => undefined)
  if (!response?.ok) return []
  const answer = eventsAnswer.safeParse(await response.json().catch(() => undefined))
  return answer.success ? answer.data.books : []
}
