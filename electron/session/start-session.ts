import type { DesktopEvent, ResultOf } from '#shared/bridge/bridge.ts'
import type { Settings } from '../settings/settings.ts'
import { within } from '../vault/store.ts'
import { type Vault, vaultLimit } from '../vault/vault.ts'
import { createSessionKeeper, type SessionKeeper } from './session-keeper.ts'

export type StartSessionOptions = {
  vault: Vault
  settings: Pick<Settings, 'value' | 'listen'>
  emit: (event: DesktopEvent) => void
  /** Maximum milliseconds that the page waits for the state. */
  limit?: number
  pause?: (milliseconds: number) => Promise<void>
  /** Called when a session has ended. */
  onForgotten?: () => void
}

export type StartedSession = {
  session: SessionKeeper
  /** Returns the state as far as it is known within the limit. */
  state(): Promise<ResultOf<'session:state'>>
}

/**
 * Restores the session of the last run if the player chose to stay signed in. A slow vault delays nothing: the page
 * then gets `sessionBegun` later.
 */
export function startSession({
  vault,
  settings,
  emit,
  limit = vaultLimit,
  ...rest
}: StartSessionOptions): StartedSession {
  const staysSignedIn = () => settings.value().staySignedIn
  const session = createSessionKeeper({ vault, staysSignedIn, ...rest })

  let before = staysSignedIn()
  settings.listen(() => {
    if (staysSignedIn() === before) return
    before = staysSignedIn()
    session.reconsider()
  })

  const started = session.start()
  let toldSignedOut = false
  void started.then(() => {
    const name = session.name()
    if (toldSignedOut && name !== undefined) emit({ type: 'sessionBegun', name })
  })

  const inTime = <T>(work: Promise<T>, otherwise: T) => within(limit, work).catch(() => otherwise)
  return {
    session,
    async state() {
      const [storage] = await Promise.all([
        inTime<Awaited<ReturnType<Vault['storage']>>>(vault.storage(), 'memory'),
        inTime(started, undefined),
      ])
      const name = session.name()
      const signedIn = name !== undefined
      toldSignedOut = !signedIn
      return { signedIn, ...(signedIn && { name }), storage }
    },
  }
}
