import { app, type BrowserWindow, Menu, nativeTheme } from 'electron'
import type { ClientBrand } from '#shared/brand/brand.ts'
import type { Policy } from '../policies/policy.ts'
import { siteSubject } from '../security/site-subject.ts'
import type { WebContentsRegistry } from '../security/web-contents-registry.ts'
import { factsOf } from '../windows/facts.ts'
import { createMainWindow, mainSizes } from '../windows/main-window.ts'
import { openingOf } from '../windows/placement.ts'
import type { SiteEvents } from '../windows/site-events.ts'
import { themeAtStart } from '../windows/site-theme.ts'
import { watchPosition, workAreas } from '../windows/window-state.ts'
import { builtPath } from './built-path.ts'
import type { ClientStorage } from './open-storage.ts'

export type StartMainWindowOptions = {
  brand: ClientBrand
  policy: Policy
  publicOrigin: string
  contentsRegistry: WebContentsRegistry
  storage: Pick<ClientStorage, 'settings' | 'windowState' | 'partition'>
  events: SiteEvents
}

/** Creates the site's window where it was last, stores where it is moved, and sends its page the settings. */
export function startMainWindow(options: StartMainWindowOptions): BrowserWindow {
  const { brand, policy, publicOrigin, contentsRegistry, storage, events } = options
  const { settings, windowState, partition } = storage
  // Removes Electron's default menu, because it offers reload and developer tools.
  Menu.setApplicationMenu(null)
  nativeTheme.themeSource = themeAtStart(settings.looks().theme, brand)
  const window = createMainWindow({
    brand,
    contentsRegistry,
    subject: siteSubject(brand),
    dark: nativeTheme.shouldUseDarkColors,
    zoom: settings.value().zoom,
    preload: builtPath('preload', 'site.cjs'),
    facts: factsOf({ version: app.getVersion(), platform: process.platform, publicOrigin, policy }),
    packaged: app.isPackaged,
    opening: openingOf(windowState.value().main, mainSizes, workAreas()),
    kiosk: policy.kiosk,
    partition,
    events,
  })
  watchPosition(window, (place) => void windowState.change({ main: place }))
  settings.listen(() => events.emit({ type: 'settings', state: settings.state() }))
  return window
}
