import { app, type BrowserWindow, powerMonitor } from 'electron'
import type { DesktopEvent } from '#shared/bridge/bridge.ts'
import type { lifecycleChannels } from '#shared/bridge/channels/lifecycle.ts'
import type { HandlersOf } from '../ipc/registrar.ts'
import { focusWindow } from '../windows/main-window.ts'
import type { Links } from './links.ts'
import { createSleep } from './sleep.ts'

export type StartLifecycleOptions = {
  window: BrowserWindow
  emit: (event: DesktopEvent) => void
  links: Links
  /** The brand's link scheme, without "://". */
  scheme: string
  packaged: boolean
}

export type Lifecycle = {
  /** The path to load the site with. */
  readonly firstPath: string
  readonly handlers: HandlersOf<keyof typeof lifecycleChannels>
}

/** Handles external events: links of the client's scheme, and the machine's sleep. */
export function startLifecycle(options: StartLifecycleOptions): Lifecycle {
  const { window, emit, links, scheme, packaged } = options
  const firstPath = links.attach({ emit, focus: () => window.isDestroyed() || focusWindow(window) })
  const contents = window.webContents
  contents.on('did-navigate', () => links.hears(false))
  contents.on('render-process-gone', () => links.hears(false))
  // After the start, because Linux runs a program for it. Not in development, where links would open plain Electron.
  // `--` ends the switches, so that a link can't be one on Windows, where it is put on a command line.
  if (packaged)
    contents.once('did-finish-load', () => app.setAsDefaultProtocolClient(scheme, process.execPath, ['--']))

  const sleep = createSleep(() => emit({ type: 'resumed' }))
  powerMonitor.on('suspend', sleep.began)
  powerMonitor.on('resume', sleep.ended)
  window.once('closed', () => {
    powerMonitor.off('suspend', sleep.began)
    powerMonitor.off('resume', sleep.ended)
  })

  return { firstPath, handlers: { 'life:listening': () => links.hears(true) } }
}
