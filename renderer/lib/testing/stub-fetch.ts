import { vi } from 'vitest'

/**
 * Replaces `fetch` until the end of a unit test. A call that is aborted rejects, and `Response.error()` breaks the
 * connection: both as in a browser.
 */
export function stubFetch(respond: (request: Request) => Response | Promise<Response>): void {
  vi.stubGlobal('fetch', async (input: string, init: RequestInit = {}) => {
    const response = await Promise.race([respond(new Request(input, init)), untilAborted(init.signal)])
    if (response.type === 'error') throw new TypeError('Failed to fetch')
    return response
  })
}

/** Rejects when a call is aborted, as `fetch` does. */
export const untilAborted = (signal: AbortSignal | null | undefined): Promise<never> =>
  new Promise((_, reject) => {
    const end = () => reject(new DOMException('', 'AbortError'))
    if (signal?.aborted) end()
    else signal?.addEventListener('abort', end, { once: true })
  })
