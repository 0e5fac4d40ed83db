import { BrowserWindow, type Session, type WebContents } from 'electron'
import type { WebContentsRegistry } from '../security/web-contents-registry.ts'
import { closeAtOnce } from '../windows/close-at-once.ts'
import { webPreferences } from '../windows/web-preferences.ts'

/** Large enough for the largest challenge of any provider. */
const size = { width: 440, height: 640 }

/** An in-memory partition, shared by all checks of a run: providers trust a browser more if they know it. */
const partition = 'check'

/** Chromium's ERR_ABORTED: another load or a refusal ended this one. */
const aborted = -3

export type CheckWindowOptions = {
  /** The client's window, on top of which the check window appears. */
  parent: BrowserWindow
  title: string
  background: string
  /** Origin of the operator's page. The window may not leave it. */
  origin: string
  contentsRegistry: WebContentsRegistry
  /** Returns the session of a partition, with the security policy wired. */
  sessionOf: (partition: string) => Session
  preload: string
  packaged: boolean
}

/** How a check window ends without a result: its page did not load, its page crashed, or it was closed. */
export type CheckWindowEnd = 'load' | 'failed' | 'cancelled'

export type CheckWindow = {
  readonly webContents: WebContents
  load(url: string): void
  show(): void
  hide(): void
  close(): void
}

/** Creates the check window, hidden until it is shown. */
export function createCheckWindow(
  { parent, title, background, origin, contentsRegistry, sessionOf, preload, packaged }: CheckWindowOptions,
  onEnd: (end: CheckWindowEnd) => void,
): CheckWindow {
  sessionOf(partition)
  const window = new BrowserWindow({
    ...size,
    parent,
    title,
    show: false,
    minimizable: false,
    maximizable: false,
    fullscreenable: false,
    skipTaskbar: true,
    autoHideMenuBar: true,
    backgroundColor: background,
    webPreferences: webPreferences('check', { preload, partition, packaged }),
  })
  const { webContents } = window
  contentsRegistry.set(webContents, { kind: 'check', origins: [origin], frames: [], permissions: [] })
  closeAtOnce(window)
  webContents.on('did-navigate', (_, __, status) => {
    if (status >= 400) onEnd('load')
  })
  webContents.on('did-fail-load', (_, code, __, ___, isMainFrame) => {
    if (isMainFrame && code !== aborted) onEnd('load')
  })
  // Already prevented: the security policy, which listens first, has refused this redirect.
  webContents.on('will-redirect', (event) => {
    if (event.isMainFrame && event.defaultPrevented) onEnd('load')
  })
  webContents.on('render-process-gone', () => onEnd('failed'))
  window.on('closed', () => onEnd('cancelled'))
  return {
    webContents,
    load: (url) => void window.loadURL(url).catch(() => {}),
    show: () => window.show(),
    hide: () => window.hide(),
    close() {
      if (!window.isDestroyed()) window.destroy()
    },
  }
}
