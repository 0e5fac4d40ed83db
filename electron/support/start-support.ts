import { type BrowserWindow, nativeTheme, type Session } from 'electron'
import type { ClientBrand } from '#shared/brand/brand.ts'
import type { Log } from '../log.ts'
import type { WebContentsRegistry } from '../security/web-contents-registry.ts'
import { createSupport, type Support } from './support.ts'
import { createSupportWindow } from './support-window.ts'

export type StartSupportOptions = {
  brand: ClientBrand
  window: BrowserWindow
  contentsRegistry: WebContentsRegistry
  sessionOf: (partition: string) => Session
  packaged: boolean
  /** In a kiosk, the support window is a modal child of the client's window. */
  kiosk?: boolean
  log: Log
}

/** Sets up customer service in a window of its own, which closes with the client's. */
export function startSupport({
  brand,
  window,
  contentsRegistry,
  sessionOf,
  packaged,
  kiosk = false,
  log,
}: StartSupportOptions): Support {
  const support = createSupport({
    sources: brand.hosts.chat,
    openWindow: (origin, onEvent) =>
      createSupportWindow(
        {
          title: `${brand.title} · ${new URL(origin).host}`,
          background: brand.theme.background[nativeTheme.shouldUseDarkColors ? 'dark' : 'light'],
          origin,
          frames: brand.hosts.chat,
          contentsRegistry,
          sessionOf,
          packaged,
          ...(kiosk && { parent: window }),
        },
        onEvent,
      ),
    log,
  })
  window.on('closed', support.close)
  return support
}
