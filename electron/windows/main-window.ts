import { BrowserWindow } from 'electron'
import type { ClientBrand } from '#shared/brand/brand.ts'
import type { Subject } from '../security/policy.ts'
import type { WebContentsRegistry } from '../security/web-contents-registry.ts'
import type { Opening, WindowSizes } from './placement.ts'
import { showWhenReady } from './show-when-ready.ts'
import type { SiteEvents } from './site-events.ts'
import { webPreferences } from './web-preferences.ts'

export const mainSizes: WindowSizes = {
  first: { width: 1280, height: 800 },
  least: { width: 360, height: 600 },
}

export type MainWindowOptions = {
  brand: ClientBrand
  contentsRegistry: WebContentsRegistry
  subject: Subject
  dark: boolean
  /** Zoom of the site's first document; later ones are set by start-zoom.ts. */
  zoom: number
  preload: string
  /** Facts for the page; see facts.ts. */
  facts: readonly string[]
  packaged: boolean
  /** The window's initial position and size. */
  opening: Opening
  /** Full screen without a way out; see kiosk/. */
  kiosk: boolean
  /** Partition of the site's session; the default session if undefined. */
  partition: string | undefined
  events: SiteEvents
}

/** Creates the site's window. It shows when its page is ready, and loads when `openSite` is called. */
export function createMainWindow(options: MainWindowOptions): BrowserWindow {
  const {
    brand,
    contentsRegistry,
    subject,
    dark,
    zoom,
    preload,
    facts,
    packaged,
    opening,
    kiosk,
    partition,
    events,
  } = options
  const { maximized, ...bounds } = opening
  const window = new BrowserWindow({
    ...bounds,
    minWidth: mainSizes.least.width,
    minHeight: mainSizes.least.height,
    show: false,
    title: brand.title,
    autoHideMenuBar: true,
    backgroundColor: brand.theme.background[dark ? 'dark' : 'light'],
    ...(kiosk && { kiosk: true, minimizable: false }),
    webPreferences: webPreferences('site', {
      preload,
      facts,
      packaged,
      zoom,
      ...(partition !== undefined && { partition }),
    }),
  })
  contentsRegistry.set(window.webContents, subject)
  showWhenReady(window, () => {
    if (maximized) window.maximize()
    window.show()
  })

  events.attach(window)
  window.on('enter-full-screen', () => events.emit({ type: 'fullScreen', on: true }))
  window.on('leave-full-screen', () => events.emit({ type: 'fullScreen', on: false }))
  return window
}

/** Brings a window to the front, even if it is minimised or hidden. */
export function focusWindow(window: BrowserWindow): void {
  if (window.isMinimized()) window.restore()
  window.show()
  window.focus()
}
