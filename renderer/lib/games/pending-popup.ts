import type { PendingWindow } from '#lib/platform/platform.ts'

let held: PendingWindow | undefined

/**
 * The window that a click has opened for the game it chose, until that game's page takes it: browsers open
 * windows in a click alone, and the address is yet to be asked for.
 */
export const pendingPopup = {
  hold(window: PendingWindow) {
    held?.cancel()
    held = window
  },
  take(): PendingWindow | undefined {
    const window = held
    held = undefined
    return window
  },
}
