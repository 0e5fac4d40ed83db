import type { App, WebContents } from 'electron'
import type { WebContentsRegistry } from '../security/web-contents-registry.ts'
import { type Shortcut, shortcutOf } from './shortcuts.ts'

export type StartShortcutsOptions = {
  app: App
  /** The site's page, which is there already. */
  site: WebContents
  contentsRegistry: WebContentsRegistry
  platform: NodeJS.Platform
  /** Does what a key or the wheel asked for in a page. */
  act: (shortcut: Shortcut, pressedIn: WebContents) => void
}

/**
 * Hears the client's keys, and the wheel with Ctrl, in the site and in every game. In a full screen of a game's own
 * the keys are the game's.
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
