import type { Handlers } from '../ipc/registrar.ts'
import type { Lockdown } from './lockdown-state.ts'

/** What the page may ask for in a kiosk while the operator isn't there: nothing that leads out of its one window. */
export function lockDownChannels(
  handlers: Handlers,
  { lockdown, isUnlocked }: { lockdown: Lockdown; isUnlocked: () => boolean },
): Handlers {
  const mayNot = () => lockdown.on && !isUnlocked()
  return {
    ...handlers,
    'settings:change': (patch) =>
      mayNot() ? handlers['settings:read']() : handlers['settings:change'](patch),
    // The system's own dialog opens the whole disk.
    'support:saveBundle': () => (mayNot() ? 'cancelled' : handlers['support:saveBundle']()),
    'updates:install'(given) {
      if (mayNot()) return 'notReady'
      lockdown.on = false
      return handlers['updates:install'](given)
    },
    'games:pullOut': (id) => (lockdown.on ? undefined : handlers['games:pullOut'](id)),
    'games:setMini': (id, on) => (lockdown.on ? undefined : handlers['games:setMini'](id, on)),
    'window:setFullScreen': (on) => (lockdown.on ? undefined : handlers['window:setFullScreen'](on)),
  }
}
