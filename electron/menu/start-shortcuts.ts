import type { App, WebContents } from 'electron'
import type { WebContentsRegistry } from '../security/web-contents-registry.ts'
import { type Shortcut, shortcutOf } from './shortcuts.ts'

export type StartShortcutsOptions = {
  app: App
  /** The site's page. It already exists, so no creation event is emitted for it. */
  site: WebContents
  contentsRegistry: WebContentsRegistry
  platform: NodeJS.Platform
  /** Called with what was pressed, and the page it was pressed in. */
  act: (shortcut: Shortcut, pressedIn: WebContents) => void
}

/**
 * Listens for shortcuts, and for Ctrl with the wheel, in the site and in every game. While a game fills the screen,
 * its keys are its own.
 */
export function startShortcuts({ app, site, contentsRegistry, platform, act }: StartShortcutsOptions): void {
  listen(site)
  app.on('web-contents-created', (_, contents) => listen(contents))

  function listen(contents: WebContents): void {
    let fillsScreen = false
    contents.on('enter-html-full-screen', () => {
      fillsScreen = true
    })
    contents.on('leave-html-full-screen', () => {
      fillsScreen = false
    })
    const heard = () => {
      const kind = contentsRegistry.get(contents)?.kind
      return kind === 'site' || (kind === 'game' && !fillsScreen)
    }
    contents.on('before-input-event', (event, input) => {
      if (event.defaultPrevented || !heard()) return
      const shortcut = shortcutOf(input, platform)
      if (!shortcut) return
      event.preventDefault()
      act(shortcut, contents)
    })
    contents.on('zoom-changed', (_, way) => {
      if (heard()) act(way === 'in' ? 'zoomIn' : 'zoomOut', contents)
    })
  }
}
