import { ipcRenderer } from 'electron'
import { guestMessageChannel, isSmallMessage } from '#shared/bridge/guest-messages.ts'

/**
 * For pages that aren't the site's: listens, and exposes nothing. A game posts to its parent or opener, which in a
 * view of its own is itself; the operator's check page posts to itself too. What is posted so is handed to main,
 * which knows who sent it, and the words, and which has limits of its own. Frames inside the page aren't heard.
 */

/** A page that floods its own window must not flood main: this many messages a second, the rest is lost. */
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
    // What can't be cloned (a port, a picture) is no message of any provider's.
  }
})
