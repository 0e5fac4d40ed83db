import { type App, autoUpdater, type BrowserWindow, Menu, Tray } from 'electron'
import { reasonOf } from '#shared/domain/reason-of.ts'
import type { Log } from '../log.ts'
import type { Settings } from '../settings/settings.ts'
import type { ClientTexts } from '../texts/client-texts.ts'
import { focusWindow } from '../windows/main-window.ts'
import { closingOf } from './closing.ts'

export type StartTrayOptions = {
  app: App
  window: BrowserWindow
  platform: NodeJS.Platform
  brand: string
  settings: Settings
  /** A locked kiosk neither hides nor closes; kiosk/ sees to that. */
  lockdown: { readonly on: boolean }
  texts: () => ClientTexts | undefined
  /** Called when the window was hidden into the tray. */
  onHidden: () => void
  log: Log
}

/**
 * Shows the tray icon while the setting is on, and handles the closing of the window. Returns a function that
 * rebuilds the icon's menu in the current language.
 */
export function startTray(options: StartTrayOptions): () => void {
  const { app, window, platform, brand, settings, lockdown, texts, onHidden, log } = options
  const open = () => focusWindow(window)
  let tray: Tray | undefined
  let quitting = false

  function describe(): void {
    const text = texts()
    if (!tray || !text) return
    tray.setContextMenu(
      Menu.buildFromTemplate([
        { label: text('tray.open', { brand }), click: open },
        { type: 'separator' },
        { label: text('menu.quit'), click: () => app.quit() },
      ]),
    )
  }

  async function follow(): Promise<void> {
    if (!settings.value().tray) {
      tray?.destroy()
      tray = undefined
      return
    }
    if (tray) return
    const { trayIcon } = await import('./tray-icon.ts')
    // The setting may have changed, or another call may have created the icon, during the import.
    if (tray || !settings.value().tray) return
    tray = new Tray(trayIcon(platform))
    tray.setToolTip(brand)
    tray.on('click', open)
    describe()
  }
  const followCalmly = () =>
    void follow().catch((error: unknown) =>
      log.warn('tray', 'there is no icon in the tray', { reason: reasonOf(error) }),
    )

  const quits = () => {
    quitting = true
  }
  app.on('before-quit', quits)
  // When macOS installs an update, it closes the windows before it emits `before-quit`.
  autoUpdater.on('before-quit-for-update', quits)
  app.on('activate', open)
  window.on('close', (event) => {
    if (lockdown.on || closingOf({ platform, inTray: tray !== undefined, quitting }) === 'close') return
    event.preventDefault()
    // On macOS, hiding a full-screen window leaves a black screen.
    if (window.isFullScreen()) {
      window.once('leave-full-screen', () => window.hide())
      window.setFullScreen(false)
    } else window.hide()
    if (tray) onHidden()
  })
  window.on('closed', () => tray?.destroy())
  settings.listen(followCalmly)
  followCalmly()
  return describe
}
