import type { ArgsOf, Channel, ResultOf } from '#shared/bridge/bridge.ts'
import type { Handlers, HandlersOf } from '../ipc/registrar.ts'
import { type AllowedChannel, type GuardedChannel, lockdownPolicy } from './lockdown-policy.ts'
import type { Lockdown } from './lockdown-state.ts'

type Answer<C extends Channel> = ResultOf<C> | Promise<ResultOf<C>>

/**
 * Applies the lockdown policy to the handlers. A channel that the policy doesn't allow needs a guard here, which
 * answers instead of the handler while the kiosk is locked. Without a guard this doesn't compile.
 */
export function lockDownChannels(
  handlers: Handlers,
  { lockdown, isUnlocked }: { lockdown: Lockdown; isUnlocked: () => boolean },
): Handlers {
  const mayCall = (channel: GuardedChannel) =>
    !lockdown.on || (lockdownPolicy[channel] === 'withPin' && isUnlocked())
  const guard =
    <C extends GuardedChannel>(channel: C, calmAnswer: () => Answer<C>, handler = handlers[channel]) =>
    (...args: ArgsOf<C>): Answer<C> =>
      mayCall(channel) ? handler(...args) : calmAnswer()
  const nothing = () => {}
  const install: Handlers['updates:install'] = (given) => {
    // The restart closes the window, which a locked kiosk would prevent.
    lockdown.on = false
    return handlers['updates:install'](given)
  }
  const allowed: HandlersOf<AllowedChannel> = handlers
  return {
    ...allowed,
    'settings:change': guard('settings:change', () => handlers['settings:read']()),
    'support:saveBundle': guard('support:saveBundle', () => 'cancelled'),
    'updates:install': guard('updates:install', () => 'notReady', install),
    'games:pullOut': guard('games:pullOut', nothing),
    'games:setMini': guard('games:setMini', nothing),
    'window:setFullScreen': guard('window:setFullScreen', nothing),
  }
}
