/** Tells whoever shows the game what happens in it. */
import type { HostMessage } from '../protocol.ts'
import { inBayfrontWords } from './bayfront.ts'

export interface Host {
  post(message: HostMessage): void
}

/**
 * In a frame the embedding page is told, in a window of its own the page that opened it, and a page on top
 * also tells itself: a client that shows the game as a view listens there. Others are only told where the
 * server knows their origin; the browser drops a message whose receiver is of another.
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

/** Whether anybody can be expected to act on a message; if not, a link has to do. */
export const hasHost = (hostOrigin: string | null): boolean =>
  hostOrigin !== null && (window.parent !== window || window.opener !== null)
