/** Milliseconds after which a request counts as failed. */
const longest = 10_000

/** What a collector takes. It answers 415 to `text/plain`, which would spare a foreign origin its preflight. */
const type = 'application/json'

/**
 * Sends a batch. Resolves with whether it arrived; never rejects.
 *
 * A request that outlives the page is preferred to a beacon: a beacon always takes the page's address and its cookies
 * along, and one of them may name the remembered account. It is for browsers that have nothing else.
 * @param leaving the page may be gone at any moment.
 */
export async function sendBatch(url: string, body: string, leaving: boolean): Promise<boolean> {
  if (leaving && !('keepalive' in Request.prototype))
    return navigator.sendBeacon(url, new Blob([body], { type }))
  try {
    const { ok } = await fetch(url, {
      method: 'POST',
      headers: { 'Content-Type': type },
      body,
      keepalive: true,
      credentials: 'omit',
      referrerPolicy: 'no-referrer',
      redirect: 'error',
      signal: AbortSignal.timeout(longest),
    })
    return ok
  } catch {
    return false
  }
}
