import type { DesktopApi } from '#shared/bridge/bridge.ts'
import type { SiteCommand } from '#shared/domain/client-commands.ts'

type Listener = (command: SiteCommand, view?: string) => void

/**
 * Passes on commands of the client's menu. The menu exists before the site listens, so the last command until then is
 * kept for the first listener.
 */
export function createCommands(desktop: Pick<DesktopApi, 'onEvent'>): (listener: Listener) => () => void {
  const listeners = new Set<Listener>()
  let waiting: SiteCommand | undefined
  desktop.onEvent((event) => {
    if (event.type !== 'command') return
    if (listeners.size === 0) waiting = event.command
    for (const listener of listeners) listener(event.command, event.view)
  })
  return (listener) => {
    listeners.add(listener)
    if (waiting !== undefined) listener(waiting)
    waiting = undefined
    return () => void listeners.delete(listener)
  }
}
