import type { DesktopApi } from '#shared/bridge/bridge.ts'
import { signedInHeader } from '#shared/bridge/signed-in-header.ts'
import type { PlatformSession } from '../platform.ts'

/**
 * The desktop's session. Main holds the token; this side only knows the name of the session, if there is one. Main
 * removes the token from login answers and sets a header once it has stored it.
 */
export function createDesktopSession(desktop: Pick<DesktopApi, 'invoke' | 'onEvent'>): PlatformSession {
  let name = ''
  const forget = (ended: string) => void desktop.invoke('session:forget', ended)
  return {
    async start() {
      const state = await desktop.invoke('session:state')
      name = state.name ?? ''
      return state.signedIn
    },
    accept(_, answer) {
      const given = answer.get(signedInHeader)
      name = given ?? name
      return given !== null
    },
    headers: () => ({}),
    name: () => name,
    end: forget,
    async expire() {
      forget(name)
      return false
    },
    subscribe(listener) {
      return desktop.onEvent((event) => {
        if (event.type === 'sessionEnded' && event.name === name) listener(false, true)
        if (event.type !== 'sessionBegun') return
        name = event.name
        listener(true)
      })
    },
  }
}
