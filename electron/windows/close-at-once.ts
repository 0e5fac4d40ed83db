import type { BrowserWindow } from 'electron'

/** Has a window close without asking its page, which is somebody else's and may refuse or hang. */
export function closeAtOnce(window: Pick<BrowserWindow, 'on' | 'destroy'>): void {
  window.on('close', (event) => {
    event.preventDefault()
    window.destroy()
  })
}
