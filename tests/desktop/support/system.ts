import type { ElectronApplication } from '@playwright/test'
import type { Menu, MenuItem, Notification, Tray } from 'electron'

/** What the client has passed to the system since `watchSystem`: the latest menu and tray, and all notifications. */
type Given = { menu: Menu | undefined; tray: { icon: Tray; menu: Menu } | undefined; notes: Notification[] }
declare global {
  var given: Given
}

/** Records what the client passes to the system, because neither Electron nor the stand-in returns it later. */
export const watchSystem = (app: ElectronApplication): Promise<void> =>
  app.evaluate(({ BrowserWindow, Menu: Menus, Notification: Note, Tray: Icon }) => {
    globalThis.given = { menu: undefined, tray: undefined, notes: [] }
    BrowserWindow.prototype.setMenu = (menu) => {
      globalThis.given.menu = menu ?? undefined
    }
    // On macOS the menu is the application's.
    Menus.setApplicationMenu = (menu) => {
      globalThis.given.menu = menu ?? undefined
    }
    const setContextMenu = Icon.prototype.setContextMenu
    Icon.prototype.setContextMenu = function set(menu) {
      if (menu) globalThis.given.tray = { icon: this, menu }
      setContextMenu.call(this, menu)
    }
    Note.prototype.show = function show() {
      globalThis.given.notes.push(this)
    }
  })

/** Returns the labels of the window's menus; macOS has one of the application's before them. */
export const menuLabels = (app: ElectronApplication): Promise<string[]> =>
  app.evaluate(() => globalThis.given.menu?.items.map(({ label }) => label) ?? [])

/** Clicks an item of the window's menu, by its id. */
export const choose = (app: ElectronApplication, id: string): Promise<void> =>
  app.evaluate((_, wanted) => {
    const found = globalThis.given.menu?.getMenuItemById(wanted)
    if (!found) throw new Error(`The menu has no item ${wanted}`)
    found.click()
  }, id)

/** Returns the labels of the tray icon's menu; empty when there is no icon. */
export const trayLabels = (app: ElectronApplication): Promise<string[]> =>
  app.evaluate(() => {
    const { tray } = globalThis.given
    if (!tray || tray.icon.isDestroyed()) return []
    return tray.menu.items.map(({ label }: MenuItem) => label).filter(Boolean)
  })

/** Clicks an item of the tray icon's menu, by its label. */
export const chooseInTray = (app: ElectronApplication, label: string): Promise<void> =>
  app.evaluate((_, wanted) => {
    const found = globalThis.given.tray?.menu.items.find((item) => item.label === wanted)
    if (!found) throw new Error(`The tray has no item ${wanted}`)
    found.click()
  }, label)

/** Returns the texts of the notifications, in order. */
export const notesShown = (app: ElectronApplication): Promise<string[]> =>
  app.evaluate(() => globalThis.given.notes.map(({ title, body }) => `${title}: ${body}`))
