import type { DesktopApi } from '#shared/bridge/bridge.ts'
import type { GatewayError } from '#shared/contract/errors.ts'
import type { Platform } from './platform.ts'
import { createWebPlatform } from './web/web-platform.ts'

declare global {
  interface Window {
    /** The desktop client's bridge; absent in a browser. */
    desktop?: DesktopApi
  }
}

/** The initial language set by this machine's administrator, as the gateway's code. */
export const startLanguage = (): string | undefined => window.desktop?.info.policy?.language

/**
 * Creates the platform that the site runs on. The desktop's code is loaded only there.
 * @param onFault called when a call that the platform makes by itself fails.
 */
export async function createPlatform(onFault: (error: GatewayError) => void): Promise<Platform> {
  const { desktop } = window
  if (desktop === undefined) return createWebPlatform()
  const [{ createDesktopPlatform }, state] = await Promise.all([
    import('./desktop/desktop-platform.ts'),
    desktop.invoke('session:state'),
  ])
  return createDesktopPlatform(desktop, state, onFault)
}
