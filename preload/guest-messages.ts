import { ipcRenderer } from 'electron'
import { guestHintChannel, guestMessageChannel, isSmallMessage } from '#shared/bridge/guest-messages.ts'

/**
 * Preload script of pages other than the site: it listens, and exposes nothing. A game posts messages to its parent
 * or opener, which in a view of its own is the game itself; the operator's check page also posts to itself. Those
 * messages are sent to main, which checks the sender and the content and has limits of its own. Frames inside the
 * page are ignored.
 */

// A game in a frame hears such hints from the site. Here it hears them from its own page.
ipcRenderer.on(guestHintChannel, (_, hint: unknown) => window.postMessage(hint, window.location.origin))

/** Messages per second that are passed on, so that a page can't flood main. The rest is dropped. */
const mostPerSecond = 50
let second = 0
let heard = 0

window.addEventListener('message', ({ source, data }: MessageEvent<unknown>) => {
  if (source !== window) return
  const now = Math.floor(Date.now() / 1000)
  heard = now === second ? heard + 1 : 1
  second = now
  if (heard > mostPerSecond || !isSmallMessage(data)) return
  try {
    ipcRenderer.send(guestMessageChannel, data)
  } catch {
    // A message that can't be cloned (a port, a picture) belongs to no provider's protocol.
  }
})
