/** Posts messages to whoever shows the game. */
import type { HostMessage } from '../protocol.ts'
import { inBayfrontWords } from './bayfront.ts'

/** How the embedding page says in either protocol that the balance has changed. */
const hints = [
  JSON.stringify({ source: 'palaro-site', type: 'balance' }),
  JSON.stringify({ bayfront: 1, command: 'wallet.refresh' }),
]

export interface Host {
  post(message: HostMessage): void
  /** Calls `read` when the balance may have changed outside the game: its page says so, or the player returns. */
  onBalance(read: () => void): void
}

/**
 * Posts to the embedding page if framed, otherwise to the opener. A top-level page also posts to itself, because a
 * client that shows the game as a view listens there. Others get messages only if the server knows their origin; the
 * browser drops a message if the receiver has another.
 */
export function createHost(hostOrigin: string | null): Host {
  const speaksBayfront = new URLSearchParams(window.location.search).get('protocol') === 'bayfront'
  return {
    post(message) {
      const envelope = speaksBayfront ? inBayfrontWords(message) : { source: 'palaro-provider', ...message }
      const framed = window.parent !== window
      const embedder: Window | null = framed ? window.parent : window.opener
      if (embedder && hostOrigin) embedder.postMessage(envelope, hostOrigin)
      if (!framed) window.postMessage(envelope, window.location.origin)
    },
    onBalance(read) {
      document.addEventListener('visibilitychange', () => document.hidden || read())
      window.addEventListener('focus', read)
      window.addEventListener('message', ({ origin, data }: MessageEvent<unknown>) => {
        // A client that shows the game as a view speaks from within its page.
        if ((origin === hostOrigin || origin === window.location.origin) && isBalanceHint(data)) read()
      })
    },
  }
}

/** Whether somebody may act on a message. If not, the page offers a link instead. */
export const hasHost = (hostOrigin: string | null): boolean =>
  hostOrigin !== null && (window.parent !== window || window.opener !== null)

/** Whether a message says, in either protocol, that the balance has changed. */
function isBalanceHint(data: unknown): boolean {
  const word = typeof data === 'string' ? data : JSON.stringify(data)
  return hints.includes(word)
}
