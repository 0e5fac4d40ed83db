import type { ArgsOf, Channel, ResultOf } from '#shared/bridge/bridge.ts'
import type { Handlers, HandlersOf } from '../ipc/registrar.ts'
import { type AllowedChannel, type GuardedChannel, lockdownPolicy } from './lockdown-policy.ts'
import type { Lockdown } from './lockdown-state.ts'

type Answer<C extends Channel> = ResultOf<C> | Promise<ResultOf<C>>

/** Milliseconds after which a client that restarts with an update is gone, or never will be. */
const restartsWithin = 60_000

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
  const install: Handlers['updates:install'] = async (given) => {
    const wasOn = lockdown.on
    // The restart closes the window, which a locked kiosk would prevent.
    lockdown.on = false
    const lock = () => {
      lockdown.on = wasOn
    }
    try {
      const result = await handlers['updates:install'](given)
      if (result !== 'restarting') lock()
      // A failure is not reported here.
      else setTimeout(lock, restartsWithin)
      return result
    } catch (error) {
      lock()
      throw error
    }
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
