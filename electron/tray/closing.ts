/** What becomes of the window when it is closed. */
export type Closing = 'hide' | 'close'

/**
 * On macOS a closed window leaves the application in the dock; elsewhere it hides only where an icon brings it back.
 * Who quits is not held up.
 */
export function closingOf(now: { platform: NodeJS.Platform; inTray: boolean; quitting: boolean }): Closing {
  if (now.quitting) return 'close'
  return now.platform === 'darwin' || now.inTray ? 'hide' : 'close'
}
