/** What happens to the window when it is closed. */
export type Closing = 'hide' | 'close'

/**
 * On macOS the window hides, and the application stays in the dock. Elsewhere it hides only if a tray icon can bring
 * it back. Quitting always closes it.
 */
export function closingOf(now: { platform: NodeJS.Platform; inTray: boolean; quitting: boolean }): Closing {
  if (now.quitting) return 'close'
  return now.platform === 'darwin' || now.inTray ? 'hide' : 'close'
}
