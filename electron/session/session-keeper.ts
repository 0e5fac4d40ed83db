import { nameSession } from '#shared/domain/name-session.ts'
import type { Reading } from '../vault/vault.ts'

/** Where a secret is stored; see vault/vault.ts. */
export type SecretKeeper = {
  /** `retry`: check again whether a locked place has been unlocked. */
  read(name: string, how?: { retry: boolean }): Promise<Reading>
  put(name: string, value: string): Promise<unknown>
  remove(name: string): Promise<unknown>
}

/** Name of the secret with this run's token. No later run uses it, even if it was left behind. */
export const sessionSecret = 'session'
/** Name of the secret with the token of a session that the player wants restored at the next start. */
export const keptSecret = 'kept-session'

/**
 * Holds the session's token, which leaves this process only on calls to the gateway. The session lasts as long as the
 * client runs, like that of a browser tab, unless the player chose to stay signed in. The vault holds a copy.
 */
export type SessionKeeper = {
  token(): string | undefined
  /** The session's name in messages with the page. */
  name(): string | undefined
  keep(token: string): void
  /** Ends the session; with a name only the one of that name. */
  forget(name?: string): void
  /**
   * Restores the session that the last run kept, if that is wanted, and removes what must not be restored. A session
   * that has begun meanwhile takes precedence. Call once, before any other method; resolves when done.
   */
  start(): Promise<void>
  /** Called when the setting to stay signed in has changed. Stores the current session accordingly. */
  reconsider(): void
}

/** Milliseconds before each retry of a vault that was locked or too slow: its user may be unlocking it. */
const retryPauses = [3_000, 15_000]

export type SessionKeeperOptions = {
  vault: SecretKeeper
  /** Whether the player wants their session restored at the next start; false when nothing may be kept. */
  staysSignedIn: () => boolean
  /** Called when a session has ended, for whatever reason. */
  onForgotten?: () => void
  /** Waits this many milliseconds. */
  pause?: (milliseconds: number) => Promise<void>
}

const unhurried = (milliseconds: number) =>
  new Promise<void>((resolve) => setTimeout(resolve, milliseconds).unref())

const nameOf = (token: string | undefined) => (token === undefined ? undefined : nameSession(token))

/** Keeps the token in memory and, without waiting for it, in the vault. */
export function createSessionKeeper({
  vault,
  staysSignedIn,
  onForgotten,
  pause = unhurried,
}: SessionKeeperOptions): SessionKeeper {
  let current: string | undefined
  /** Set by a login or a logout, which takes precedence over what an earlier run left. */
  let decided = false

  function store(token: string): void {
    const [name, other] = staysSignedIn() ? [keptSecret, sessionSecret] : [sessionSecret, keptSecret]
    void vault.put(name, token)
    void vault.remove(other)
  }

  function drop(): void {
    void vault.remove(sessionSecret)
    void vault.remove(keptSecret)
  }

  return {
    token: () => current,
    name: () => nameOf(current),
    keep(token) {
      decided = true
      current = token
      store(token)
    },
    forget(name) {
      if (name !== undefined && name !== nameOf(current)) return
      const wasSignedIn = current !== undefined
      const nothing = !wasSignedIn && decided
      decided = true
      current = undefined
      if (!nothing) drop()
      if (wasSignedIn) onForgotten?.()
    },
    async start() {
      void vault.remove(sessionSecret)
      if (!staysSignedIn()) return void vault.remove(keptSecret)
      let kept = await vault.read(keptSecret)
      for (const milliseconds of retryPauses) {
        if (kept.found || kept.why !== 'locked') break
        await pause(milliseconds)
        if (decided || !staysSignedIn()) return
        kept = await vault.read(keptSecret, { retry: true })
      }
      if (kept.found && !decided && staysSignedIn()) current = kept.value
    },
    reconsider() {
      if (current !== undefined) store(current)
      else if (!staysSignedIn()) void vault.remove(keptSecret)
    },
  }
}
