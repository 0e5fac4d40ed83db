import type { DesktopEvent, ResultOf } from '#shared/bridge/bridge.ts'
import type { Settings } from '../settings/settings.ts'
import { within } from '../vault/store.ts'
import { type Vault, vaultLimit } from '../vault/vault.ts'
import { createSessionKeeper, type SessionKeeper } from './session-keeper.ts'

export type StartSessionOptions = {
  vault: Vault
  settings: Pick<Settings, 'value' | 'listen'>
  emit: (event: DesktopEvent) => void
  /** Milliseconds that the page waits at most to hear how things stand. */
  limit?: number
  pause?: (milliseconds: number) => Promise<void>
  /** Called when a session that was at hand has ended. */
  onForgotten?: () => void
}

export type StartedSession = {
  session: SessionKeeper
  /** How things stand, as far as that is known within the limit. */
  state(): Promise<ResultOf<'session:state'>>
}

/**
 * Begins with the session that the last run kept, where the player asked for that. A vault that takes its time
 * holds nobody up: the page is told later that somebody is signed in.
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
    if (toldSignedOut && session.token() !== undefined) emit({ type: 'sessionBegun' })
  })

  const inTime = <T>(work: Promise<T>, otherwise: T) => within(limit, work).catch(() => otherwise)
  return {
    session,
    async state() {
      const [storage] = await Promise.all([
        inTime<Awaited<ReturnType<Vault['storage']>>>(vault.storage(), 'memory'),
        inTime(started, undefined),
      ])
      const signedIn = session.token() !== undefined
      toldSignedOut = !signedIn
      return { signedIn, storage }
    },
  }
}
