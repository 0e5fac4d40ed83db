import type { PendingWindow } from '#lib/platform/platform.ts'
import { onSessionEnd } from '#lib/session/session-store.ts'

let pending: PendingWindow | undefined

onSessionEnd(() => {
  pending?.cancel()
  pending = undefined
})

/**
 * The window that a click has opened for the game it chose, until that game's page takes it: browsers open
 * windows in a click alone, and the address is yet to be asked for.
 */
export const pendingPopup = {
  hold(window: PendingWindow) {
    pending?.cancel()
    pending = window
  },
  take(): PendingWindow | undefined {
    const window = pending
    pending = undefined
    return window
  },
}
