import type { BrowserWindow } from 'electron'

/** Milliseconds after which a window is shown, whether its page is painted or not. */
const showsAtLast = 10_000

export type ReadyWindow = Pick<BrowserWindow, 'once' | 'isDestroyed'>

/** Shows a window once its page is painted, or after a while: some graphics drivers never report that it is. */
export function showWhenReady(window: ReadyWindow, show: () => void): void {
  const ready = () => {
    if (timer === undefined) return
    clearTimeout(timer)
    timer = undefined
    if (!window.isDestroyed()) show()
  }
  let timer: NodeJS.Timeout | undefined = setTimeout(ready, showsAtLast)
  window.once('ready-to-show', ready)
  window.once('closed', ready)
}
