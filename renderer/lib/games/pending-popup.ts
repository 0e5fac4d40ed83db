import type { PendingWindow } from '#lib/platform/platform.ts'
import { onSessionEnd } from '#lib/session/session-store.ts'

let pending: { path: string; window: PendingWindow } | undefined

/**
 * The window that a click has opened for the game it chose, until the page at that game's address takes it: browsers
 * open windows in a click alone, and the launch address is yet to be asked for. A window can't be in the history's
 * state with the rest of what a click hands on.
 */
export const pendingPopup = {
  hold(path: string, window: PendingWindow) {
    pending?.window.cancel()
    pending = { path, window }
  },
  /** The window for the game at this address. One that was for another game closes. */
  take(path: string): PendingWindow | undefined {
    const held = pending
    pending = undefined
    if (held?.path === path) return held.window
    held?.window.cancel()
    return undefined
  },
}

onSessionEnd(() => void pendingPopup.take(''))
