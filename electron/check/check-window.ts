import { BrowserWindow, type Session, type WebContents } from 'electron'
import type { WebContentsRegistry } from '../security/web-contents-registry.ts'
import { webPreferences } from '../windows/web-preferences.ts'

/** Roomy enough for the largest challenge that the providers show. */
const size = { width: 440, height: 640 }

/** In memory, and one for all checks of a run: providers trust a browser more that they have met before. */
const partition = 'check'

/** Chromium's code for a load that another one, or a refusal, broke off. */
const aborted = -3

export type CheckWindowOptions = {
  /** The client's window, over which the small one stands. */
  parent: BrowserWindow
  title: string
  background: string
  /** The origin of the operator's page: the only one that the window may be on. */
  origin: string
  contentsRegistry: WebContentsRegistry
  /** The session of a partition, with the policy before it. */
  sessionOf: (partition: string) => Session
  preload: string
  packaged: boolean
}

/** How a check window ends without an outcome of its page's: it did not load, broke, or the person closed it. */
export type CheckWindowEnd = 'load' | 'failed' | 'cancelled'

export type CheckWindow = {
  readonly webContents: WebContents
  load(url: string): void
  show(): void
  hide(): void
  close(): void
}

/** Makes the small window, out of sight until it is shown. */
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
  webContents.on('did-navigate', (_, __, status) => {
    if (status >= 400) onEnd('load')
  })
  webContents.on('did-fail-load', (_, code, __, ___, isMainFrame) => {
    if (isMainFrame && code !== aborted) onEnd('load')
  })
  // The policy, which was asked before, has stopped the page on its way.
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
