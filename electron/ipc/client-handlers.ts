import { type BrowserWindow, nativeTheme } from 'electron'
import type { ClientBrand } from '#shared/brand/brand.ts'
import type { clientChannels } from '#shared/bridge/channels/client.ts'
import type { Settings } from '../settings/settings.ts'
import type { SiteLog } from '../site-log.ts'
import { isChosenTheme } from '../windows/site-theme.ts'
import type { HandlersOf } from './registrar.ts'

export type ClientHandlerOptions = {
  window: BrowserWindow
  brand: ClientBrand
  settings: Settings
  siteLog: SiteLog
  /** Called with the wire code of the site's language. */
  setLanguage: (code: string) => void
}

/** Handlers for the client itself: its window, its settings, its log. */
export function createClientHandlers(options: ClientHandlerOptions): HandlersOf<keyof typeof clientChannels> {
  const { window, brand, settings, siteLog, setLanguage } = options
  return {
    'log:write': siteLog,
    'window:setFullScreen': (on) => window.setFullScreen(on),
    'window:setTheme': (theme) => {
      if (!isChosenTheme(theme, nativeTheme)) return
      nativeTheme.themeSource = theme
      window.setBackgroundColor(brand.theme.background[theme])
      settings.changeLooks({ theme })
    },
    'window:setLanguage': setLanguage,
    'settings:read': () => settings.state(),
    'settings:change': (patch) => settings.change(patch),
  }
}
