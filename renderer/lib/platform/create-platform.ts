import type { DesktopApi } from '#shared/bridge/bridge.ts'
import type { GatewayError } from '#shared/contract/errors.ts'
import type { Platform } from './platform.ts'
import { createWebPlatform } from './web/web-platform.ts'

declare global {
  interface Window {
    /** The desktop's bridge; absent in a browser. */
    desktop?: DesktopApi
  }
}

/** The language that this machine's administrator has the site start in, as the gateway codes it. */
export const startLanguage = (): string | undefined => window.desktop?.info.policy?.language

/**
 * Makes the platform the site runs on. The desktop's half is loaded on the desktop only.
 * @param onFault hears of calls that the platform makes by itself and that fail.
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
