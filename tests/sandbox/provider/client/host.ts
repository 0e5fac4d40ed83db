/** Posts messages to whoever shows the game. */
import type { HostMessage } from '../protocol.ts'
import { inBayfrontWords } from './bayfront.ts'

export interface Host {
  post(message: HostMessage): void
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
  }
}

/** Whether somebody may act on a message. If not, the page offers a link instead. */
export const hasHost = (hostOrigin: string | null): boolean =>
  hostOrigin !== null && (window.parent !== window || window.opener !== null)
