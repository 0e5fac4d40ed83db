import type { Browser } from '@playwright/test'

/** A page of a browser that answers to the protocol, but is watched by nothing. */
export type UnwatchedPage = {
  send(method: string, params?: object): Promise<unknown>
  close(): Promise<void>
}

type Answer = { id?: number; result?: unknown; error?: { message: string } }

/**
 * Opens a page that Playwright doesn't know, in a context of its own, for measuring times. Playwright has the runtime
 * of its pages tell of every error; then an error that a script only makes costs a second parse of the whole script.
 * React makes five as it starts: on a phone, half of the time that the first script takes.
 */
export async function openUnwatched(browser: Browser): Promise<UnwatchedPage> {
  const session = await browser.newBrowserCDPSession()
  const { browserContextId } = await session.send('Target.createBrowserContext')
  const { targetId } = await session.send('Target.createTarget', { url: 'about:blank', browserContextId })
  const { sessionId } = await session.send('Target.attachToTarget', { targetId, flatten: false })
  const waiting = new Map<number, PromiseWithResolvers<unknown>>()
  session.on('Target.receivedMessageFromTarget', ({ message }) => {
    const { id, result, error } = JSON.parse(message) as Answer
    const asked = id === undefined ? undefined : waiting.get(id)
    if (error) asked?.reject(new Error(error.message))
    else asked?.resolve(result)
  })
  let sent = 0
  return {
    async send(method, params = {}) {
      const id = ++sent
      const asked = Promise.withResolvers<unknown>()
      waiting.set(id, asked)
      await session.send('Target.sendMessageToTarget', {
        sessionId,
        message: JSON.stringify({ id, method, params }),
      })
      return asked.promise.finally(() => waiting.delete(id))
    },
    async close() {
      await session.send('Target.disposeBrowserContext', { browserContextId })
      await session.detach()
    },
  }
}
