import { type BrowserWindow, nativeTheme, type Session } from 'electron'
import type { BrandData } from '#shared/brand/brand.ts'
import type { Log } from '../log.ts'
import type { WebContentsRegistry } from '../security/web-contents-registry.ts'
import { createCheckWindow } from './check-window.ts'
import { createPersonCheck, type PersonCheck } from './person-check.ts'

export type StartPersonCheckOptions = {
  brand: BrandData
  window: BrowserWindow
  /** Address of the operator's page. */
  page: string
  contentsRegistry: WebContentsRegistry
  sessionOf: (partition: string) => Session
  preload: string
  packaged: boolean
  log: Log
}

/** Bot checks in a small window over the client's own, which it doesn't outlive. */
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
  // A document that has gone waits for no proof.
  window.webContents.on('did-navigate', personCheck.cancel)
  window.on('closed', personCheck.cancel)
  return personCheck
}
