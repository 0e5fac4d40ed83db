import * as z from 'zod/mini'
import type { Delivery } from './queue.ts'

/** Milliseconds after which a request counts as failed. */
const longest = 10_000

/** What a collector takes. It answers 415 to `text/plain`, which would spare a foreign origin its preflight. */
const type = 'application/json'

const partial = z.object({
  partialSuccess: z.object({
    rejectedLogRecords: z.pipe(z.union([z.number(), z.string()]), z.transform(Number)),
  }),
})

/** How many records a collector refused of a batch that it took. Most say nothing. */
async function refusedBy(answer: Response): Promise<number> {
  const body: unknown = await answer.json().catch(() => undefined)
  const refused = z.safeParse(partial, body).data?.partialSuccess.rejectedLogRecords ?? 0
  return refused > 0 ? refused : 0
}

/**
 * Sends a batch. Resolves with whether it arrived; never rejects.
 *
 * A request that outlives the page is preferred to a beacon: a beacon always takes the page's address and its cookies
 * along, and one of them may name the remembered account. It is for browsers that have nothing else.
 * @param leaving the page may be gone at any moment.
 */
export async function sendBatch(url: string, body: string, leaving: boolean): Promise<Delivery> {
  if (leaving && !('keepalive' in Request.prototype))
    return { arrived: navigator.sendBeacon(url, new Blob([body], { type })), refused: 0 }
  try {
    const answer = await fetch(url, {
      method: 'POST',
      headers: { 'Content-Type': type },
      body,
      keepalive: true,
      credentials: 'omit',
      referrerPolicy: 'no-referrer',
      redirect: 'error',
      signal: AbortSignal.timeout(longest),
    })
    return { arrived: answer.ok, refused: answer.ok ? await refusedBy(answer) : 0 }
  } catch {
    return { arrived: false, refused: 0 }
  }
}
