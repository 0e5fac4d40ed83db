import type { DesktopApi } from '#shared/bridge/bridge.ts'
import type { SiteCommand } from '#shared/domain/client-commands.ts'

type Listener = (command: SiteCommand, view?: string) => void

/**
 * Hands on what the client's menu asks of the site. The menu is there before the site listens: what was asked last
 * until then is done as soon as somebody does.
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
