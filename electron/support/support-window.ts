import { BrowserWindow, type Session, type WebContents } from 'electron'
import type { WebContentsRegistry } from '../security/web-contents-registry.ts'
import { closeAtOnce } from '../windows/close-at-once.ts'
import { webPreferences } from '../windows/web-preferences.ts'

const size = { width: 460, height: 700, minWidth: 320, minHeight: 400 }

/** An in-memory partition: a conversation continues when the window is opened again, until the session ends. */
export const supportPartition = 'support'

/** Chromium's ERR_ABORTED: another load or a refusal ended this one. */
const aborted = -3

export type SupportWindowOptions = {
  title: string
  background: string
  /** Origin of the address. The window may not leave it. */
  origin: string
  /** Sources from which the page may embed frames. */
  frames: readonly string[]
  contentsRegistry: WebContentsRegistry
  /** Returns the session of a partition, with the security policy wired. */
  sessionOf: (partition: string) => Session
  packaged: boolean
  /** If given, the window is its modal child. */
  parent?: BrowserWindow
}

/** What happened to the page: it has loaded, it has failed to, or its window is gone. */
export type SupportEvent = 'loaded' | 'failed' | 'closed'

export type SupportWindow = {
  readonly webContents: WebContents
  load(url: string): void
  /** Shows the window, or brings it to the front. */
  show(): void
  close(): void
}

/** Creates the window of customer service, without a preload script and hidden until it is shown. */
export function createSupportWindow(
  { title, background, origin, frames, contentsRegistry, sessionOf, packaged, parent }: SupportWindowOptions,
  onEvent: (event: SupportEvent) => void,
): SupportWindow {
  sessionOf(supportPartition)
  const window = new BrowserWindow({
    ...size,
    title,
    show: false,
    autoHideMenuBar: true,
    backgroundColor: background,
    ...(parent && { parent, modal: true, minimizable: false, maximizable: false }),
    webPreferences: webPreferences('support', { partition: supportPartition, packaged }),
  })
  const { webContents } = window
  contentsRegistry.set(webContents, { kind: 'support', origins: [origin], frames, permissions: [] })
  closeAtOnce(window)
  // The window's title shows whose page it is, so the page may not change it.
  webContents.on('page-title-updated', (event) => event.preventDefault())
  webContents.on('did-navigate', (_, __, status) => onEvent(status >= 400 ? 'failed' : 'loaded'))
  webContents.on('did-fail-load', (_, code, __, ___, isMainFrame) => {
    if (isMainFrame && code !== aborted) onEvent('failed')
  })
  // Already prevented: the security policy, which listens first, has refused this redirect.
  webContents.on('will-redirect', (event) => {
    if (event.isMainFrame && event.defaultPrevented) onEvent('failed')
  })
  webContents.on('render-process-gone', () => onEvent('closed'))
  window.on('closed', () => onEvent('closed'))
  return {
    webContents,
    load: (url) => void window.loadURL(url).catch(() => {}),
    show() {
      if (window.isMinimized()) window.restore()
      window.show()
      window.focus()
    },
    close() {
      if (!window.isDestroyed()) window.destroy()
    },
  }
}
