import { BrowserWindow, type Session, type WebContents } from 'electron'
import type { WebContentsRegistry } from '../security/web-contents-registry.ts'
import { webPreferences } from '../windows/web-preferences.ts'

const size = { width: 460, height: 700, minWidth: 320, minHeight: 400 }

/** In memory: a conversation goes on where it was left, until the session ends. */
export const supportPartition = 'support'

/** Chromium's code for a load that another one, or a refusal, broke off. */
const aborted = -3

export type SupportWindowOptions = {
  title: string
  background: string
  /** The origin of the address: the only one that the window may be on. */
  origin: string
  /** Sources that frames in the page may come from. */
  frames: readonly string[]
  contentsRegistry: WebContentsRegistry
  /** The session of a partition, with the policy before it. */
  sessionOf: (partition: string) => Session
  packaged: boolean
  /** The window that it stands before, as its modal child; it is on its own without. */
  parent?: BrowserWindow
}

/** What befell the page of a support window: it is there, it did not come, or its window is gone. */
export type SupportEvent = 'loaded' | 'failed' | 'closed'

export type SupportWindow = {
  readonly webContents: WebContents
  load(url: string): void
  /** Shows it, or brings it to the front. */
  show(): void
  close(): void
}

/** Makes the window of customer service, without a preload and out of sight until it is shown. */
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
  // The title says whose page it is; the page itself doesn't get to.
  webContents.on('page-title-updated', (event) => event.preventDefault())
  webContents.on('did-navigate', (_, __, status) => onEvent(status >= 400 ? 'failed' : 'loaded'))
  webContents.on('did-fail-load', (_, code, __, ___, isMainFrame) => {
    if (isMainFrame && code !== aborted) onEvent('failed')
  })
  // The policy, which was asked before, has stopped the page on its way.
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
