import { type App, BrowserWindow, Menu, type WebContents } from 'electron'
import type { WindowKind } from '../security/policy.ts'
import type { WebContentsRegistry } from '../security/web-contents-registry.ts'
import type { ClientTexts } from '../texts/client-texts.ts'
import { contextMenuItems } from './context-menu-items.ts'

export type ContextMenuOptions = {
  app: Pick<App, 'on'>
  /** The site's page. It already exists, so no creation event is emitted for it. */
  site: WebContents
  contentsRegistry: WebContentsRegistry
  /** A locked kiosk has no menus. */
  lockdown: { readonly on: boolean }
  /** Undefined until the first language has loaded. */
  texts: () => ClientTexts | undefined
}

/** Kinds of pages with a menu. A game has its own use for the right button. */
const withMenu: readonly (WindowKind | undefined)[] = ['site', 'support', 'check']

/** Shows the menu in the site, and in every later page that has one. */
export function startContextMenu({ app, site, contentsRegistry, lockdown, texts }: ContextMenuOptions): void {
  offer(site)
  app.on('web-contents-created', (_, contents) => offer(contents))

  function offer(contents: WebContents): void {
    contents.on('context-menu', (_, params) => {
      const text = texts()
      if (lockdown.on || !text || !withMenu.includes(contentsRegistry.get(contents)?.kind)) return
      const items = contextMenuItems(params, text)
      const window = BrowserWindow.fromWebContents(contents)
      if (items.length === 0 || !window) return
      Menu.buildFromTemplate(items).popup({ window, ...(params.frame && { frame: params.frame }) })
    })
  }
}
