import { BrowserWindow } from 'electron'
import type { BrandData } from '#shared/brand/brand.ts'
import { type DesktopEvent, eventChannel } from '#shared/bridge/bridge.ts'
import { type Log, reasonOf } from '../log.ts'
import { siteOrigin } from '../security/origins.ts'
import type { Subject } from '../security/policy.ts'
import type { Subjects } from '../security/subjects.ts'
import { webPreferences } from './web-preferences.ts'

export type MainWindowOptions = {
  brand: BrandData
  subjects: Subjects
  subject: Subject
  dark: boolean
  preload: string
  /** Facts for the page, see facts.ts. */
  facts: readonly string[]
  packaged: boolean
}

/** The window with the site in it, and the way to tell the site something. */
export type MainWindow = { window: BrowserWindow; emit: (event: DesktopEvent) => void }

/** Makes the window; it shows when its page is ready to, and loads once `openSite` is called. */
export function createMainWindow(options: MainWindowOptions): MainWindow {
  const { brand, subjects, subject, dark, preload, facts, packaged } = options
  const window = new BrowserWindow({
    width: 1280,
    height: 800,
    minWidth: 360,
    minHeight: 600,
    show: false,
    title: brand.title,
    autoHideMenuBar: true,
    backgroundColor: brand.theme.background[dark ? 'dark' : 'light'],
    webPreferences: webPreferences('site', { preload, facts, packaged }),
  })
  subjects.set(window.webContents, subject)
  window.once('ready-to-show', () => window.show())

  const emit = (event: DesktopEvent) => {
    if (!window.isDestroyed()) window.webContents.send(eventChannel, event)
  }
  window.on('enter-full-screen', () => emit({ type: 'fullScreen', on: true }))
  window.on('leave-full-screen', () => emit({ type: 'fullScreen', on: false }))
  return { window, emit }
}

/** A page that ends sooner than this after it was loaded again is left alone, in milliseconds. */
const recoveryPause = 10_000

/**
 * Loads the site, and loads it again when its process ends; not again and again.
 * @param path where it begins.
 */
export function openSite(window: BrowserWindow, log: Log, path = '/'): void {
  let loaded = 0
  const load = (at: string) => {
    loaded = Date.now()
    window.loadURL(siteOrigin + at).catch((error: unknown) => {
      log.error('window', 'the site did not load', { reason: reasonOf(error) })
    })
  }
  window.webContents.on('render-process-gone', (_, { reason }) => {
    log.error('window', 'the site’s process ended', { reason })
    if (reason !== 'clean-exit' && Date.now() - loaded > recoveryPause) load('/')
  })
  load(path)
}

/** Brings a window to the front, however it was put away. */
export function focusWindow(window: BrowserWindow): void {
  if (window.isMinimized()) window.restore()
  window.show()
  window.focus()
}
