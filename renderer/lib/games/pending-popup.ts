import type { PendingWindow } from '#lib/platform/platform.ts'
import { onSessionEnd } from '#lib/session/session-store.ts'

let pending: { path: string; window: PendingWindow } | undefined

/**
 * The window that a click has opened for the chosen game, until the page at the game's address takes it. Browsers
 * open windows only during a click, and the launch address must still be requested. A window can't be put into the
 * history's state.
 */
export const pendingPopup = {
  hold(path: string, window: PendingWindow) {
    pending?.window.cancel()
    pending = { path, window }
  },
  /** Returns the window for the game at this address. Closes a window that was opened for another game. */
  take(path: string): PendingWindow | undefined {
    const held = pending
    pending = undefined
    if (held?.path === path) return held.window
    held?.window.cancel()
    return undefined
  },
}

onSessionEnd(() => void pendingPopup.take(''))
