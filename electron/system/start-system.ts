import { type App, BaseWindow, type BrowserWindow, dialog, Menu, type WebContents } from 'electron'
import type { ClientBrand } from '#shared/brand/brand.ts'
import type { DesktopEvent } from '#shared/bridge/bridge.ts'
import type { notifyChannels } from '#shared/bridge/channels/notify.ts'
import { reasonOf } from '#shared/domain/reason-of.ts'
import type { GameViews } from '../games/game-views.ts'
import type { HandlersOf } from '../ipc/registrar.ts'
import type { Log } from '../log.ts'
import { buildMenu } from '../menu/build-menu.ts'
import { startContextMenu } from '../menu/context-menu.ts'
import { type MenuAction, menuPlan } from '../menu/menu-plan.ts'
import { startShortcuts } from '../menu/start-shortcuts.ts'
import { createNotifier } from '../notify/create-notifier.ts'
import type { WebContentsRegistry } from '../security/web-contents-registry.ts'
import type { WriteKept } from '../settings/kept-file.ts'
import type { Settings } from '../settings/settings.ts'
import { type ClientTexts, loadClientTexts } from '../texts/client-texts.ts'
import { startTray } from '../tray/start-tray.ts'
import { focusWindow } from '../windows/main-window.ts'
import { startZoom } from '../zoom/start-zoom.ts'

export type StartSystemOptions = {
  app: App
  brand: ClientBrand
  window: BrowserWindow
  emit: (event: DesktopEvent) => void
  contentsRegistry: WebContentsRegistry
  settings: Settings
  games: Pick<GameViews, 'running' | 'idOf'>
  /** While a kiosk is locked down, there is no menu and its keys do nothing. */
  lockdown: { readonly on: boolean }
  /** Path of the file with the licences of what the client contains. */
  noticesFile: string
  /** Folder of the user's data. */
  folder: string
  write: WriteKept
  log: Log
}

export type ClientInSystem = {
  handlers: HandlersOf<keyof typeof notifyChannels>
  /** Called with the wire code of the site's language, for the menu, the tray and the notifications. */
  setLanguage(code: string): void
  /** Called when the kiosk has been left, which had another menu, or none. */
  showMenu(): void
}

/** Integrates the client into the system: menu, shortcuts, zoom, notifications, tray. */
export function startSystem(options: StartSystemOptions): ClientInSystem {
  const {
    app,
    brand,
    window,
    emit,
    contentsRegistry,
    settings,
    games,
    lockdown,
    noticesFile,
    folder,
    write,
    log,
  } = options
  const { platform } = process
  const brandName = brand.title
  let texts: ClientTexts | undefined
  let hasHidden = false
  // Windows shows notifications only for an application with a known id.
  if (platform === 'win32') app.setAppUserModelId(brand.appId)

  const zoom = startZoom(window.webContents, settings)
  startShortcuts({ app, site: window.webContents, contentsRegistry, platform, act })
  startContextMenu({ app, site: window.webContents, contentsRegistry, lockdown, texts: () => texts })
  const notifier = createNotifier({
    title: brandName,
    settings,
    texts: () => texts,
    open(kind) {
      focusWindow(window)
      emit({ type: 'news', kind })
    },
  })
  const describeTray = startTray({
    app,
    window,
    platform,
    brand: brandName,
    settings,
    lockdown,
    texts: () => texts,
    onHidden() {
      // In this run at most once, even before it is written down that it was said.
      if (hasHidden) return
      hasHidden = true
      // Imported here, because it is needed at most once per user.
      void import('../tray/say-once.ts').then(({ sayOnce }) =>
        sayOnce({ folder, write, log }, () =>
          notifier.say(texts?.('tray.hidden', { brand: brandName }) ?? ''),
        ),
      )
    },
    log,
  })

  function act(action: MenuAction, pressedIn?: WebContents): void {
    if (lockdown.on) return
    switch (action) {
      case 'zoomIn':
      case 'zoomOut':
      case 'zoomReset':
        return zoom(action)
      case 'fullScreen':
        return toggleFullScreen()
      case 'reload':
        // Reloading the page would close the open games. A player who presses Reload then means the game.
        return games.running > 0 ? emitReload(pressedIn) : window.webContents.reload()
      case 'quit':
        return app.quit()
      case 'about':
        return showAbout()
      default:
        focusWindow(window)
        emit({ type: 'command', command: action })
    }
  }

  function emitReload(pressedIn: WebContents | undefined): void {
    const view = pressedIn && games.idOf(pressedIn)
    emit({ type: 'command', command: 'reload', ...(view !== undefined && { view }) })
  }

  /** Toggles the focused window, which may be a game's. */
  function toggleFullScreen(): void {
    const front = BaseWindow.getFocusedWindow() ?? window
    front.setFullScreen(!front.isFullScreen())
  }

  function showAbout(): void {
    const version = texts?.('client.version', { version: app.getVersion() }) ?? app.getVersion()
    const { number, authority, notice } = brand.licence
    void dialog.showMessageBox(window, {
      type: 'info',
      title: brandName,
      message: `${brandName}\n${version}`,
      detail: [`${authority} · ${number}`, notice, texts?.('client.notices', { file: noticesFile })]
        .filter(Boolean)
        .join('\n'),
    })
  }

  let wanted = ''
  async function speak(code: string): Promise<void> {
    if (code === wanted) return
    wanted = code
    const loaded = await loadClientTexts(code)
    if (code !== wanted || window.isDestroyed()) return
    texts = loaded
    showMenu()
    describeTray()
  }
  /** Sets the menu in the current language. A kiosk keeps the one that start-kiosk.ts gives it. */
  function showMenu(): void {
    if (!texts || lockdown.on || window.isDestroyed()) return
    const menu = buildMenu(menuPlan({ platform, brand: brandName, text: texts }), (action) => act(action))
    // Outside macOS a menu belongs to a window; support and check windows have none.
    if (platform === 'darwin') Menu.setApplicationMenu(menu)
    else window.setMenu(menu)
  }
  const setLanguage = (code: string) =>
    void speak(code).catch((error: unknown) =>
      log.warn('menu', 'the texts of a language did not come', { code, reason: reasonOf(error) }),
    )
  setLanguage(settings.looks().language || brand.languages.default)
  return { handlers: { 'client:notify': (kind) => notifier.notify(kind) }, setLanguage, showMenu }
}
