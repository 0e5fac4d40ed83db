import type { Handlers } from '../ipc/registrar.ts'
import type { Held } from './held.ts'

/** What the page may ask for in a kiosk while the operator isn't there: nothing that leads out of its one window. */
export function holdCalls(
  handlers: Handlers,
  { held, isUnlocked }: { held: Held; isUnlocked: () => boolean },
): Handlers {
  const mayNot = () => held.on && !isUnlocked()
  return {
    ...handlers,
    'settings:change': (patch) =>
      mayNot() ? handlers['settings:read']() : handlers['settings:change'](patch),
    // The system's own dialog opens the whole disk.
    'support:saveBundle': () => (mayNot() ? 'cancelled' : handlers['support:saveBundle']()),
    'updates:install'(given) {
      if (mayNot()) return 'notReady'
      held.on = false
      return handlers['updates:install'](given)
    },
    'games:pullOut': (id) => (held.on ? undefined : handlers['games:pullOut'](id)),
    'games:setMini': (id, on) => (held.on ? undefined : handlers['games:setMini'](id, on)),
    'window:setFullScreen': (on) => (held.on ? undefined : handlers['window:setFullScreen'](on)),
  }
}
