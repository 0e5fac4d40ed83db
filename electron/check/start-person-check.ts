import { type BrowserWindow, nativeTheme, type Session } from 'electron'
import type { ClientBrand } from '#shared/brand/brand.ts'
import type { Log } from '../log.ts'
import type { WebContentsRegistry } from '../security/web-contents-registry.ts'
import { createCheckWindow } from './check-window.ts'
import { createPersonCheck, type PersonCheck } from './person-check.ts'

export type StartPersonCheckOptions = {
  brand: ClientBrand
  window: BrowserWindow
  /** Address of the operator's page. */
  page: string
  contentsRegistry: WebContentsRegistry
  sessionOf: (partition: string) => Session
  preload: string
  packaged: boolean
  log: Log
}

/** Sets up bot checks in a small window on top of the client's, which closes with it. */
export function startPersonCheck(options: StartPersonCheckOptions): PersonCheck {
  const { brand, window, page, contentsRegistry, log, sessionOf, preload, packaged } = options
  const personCheck = createPersonCheck({
    page,
    openWindow: (onEnd) =>
      createCheckWindow(
        {
          parent: window,
          title: brand.title,
          background: brand.theme.background[nativeTheme.shouldUseDarkColors ? 'dark' : 'light'],
          origin: new URL(page).origin,
          contentsRegistry,
          sessionOf,
          preload,
          packaged,
        },
        onEnd,
      ),
    contentsRegistry,
    log,
  })
  // A new document of the site no longer waits for the check of the old one.
  window.webContents.on('did-navigate', personCheck.cancel)
  window.on('closed', personCheck.cancel)
  return personCheck
}
