import type { DesktopApi } from '#shared/bridge/bridge.ts'
import { signedInHeader } from '#shared/bridge/signed-in-header.ts'
import type { PlatformSession } from '../platform.ts'

/**
 * The desktop's session. Main holds the token; this side only knows whether there is one. Main removes the token from
 * login answers and sets a header once it has stored it.
 */
export function createDesktopSession(desktop: DesktopApi): PlatformSession {
  const forget = () => void desktop.invoke('session:forget')
  return {
    start: () => desktop.invoke('session:state').then((state) => state.signedIn),
    accept: (_, answer) => answer.get(signedInHeader) === '1',
    headers: () => ({}),
    // The client has one page of the site.
    name: () => 'client',
    end: forget,
    async expire() {
      forget()
      return false
    },
    subscribe(listener) {
      return desktop.onEvent((event) => {
        if (event.type === 'sessionEnded') listener(false, true)
        if (event.type === 'sessionBegun') listener(true)
      })
    },
  }
}
