import type { BrowserWindow } from 'electron'
import { type DesktopEvent, eventChannel } from '#shared/bridge/bridge.ts'

/** Sends events to the site's page. */
export type SiteEvents = {
  /** Does nothing before the window exists and after it is gone, because there is no page then. */
  emit(event: DesktopEvent): void
  /** Called once, with the site's window. */
  attach(window: BrowserWindow): void
}

/** The security policy, which emits events, is wired before the window exists. So the window is attached later. */
export function createSiteEvents(): SiteEvents {
  let attached: BrowserWindow | undefined
  return {
    emit(event) {
      if (attached && !attached.isDestroyed()) attached.webContents.send(eventChannel, event)
    },
    attach(window) {
      attached = window
    },
  }
}
