import type { Reading } from '../vault/vault.ts'

/** Where a secret is put for safe keeping; see vault/vault.ts. */
export type SecretKeeper = {
  /** `retry`: a place that was locked may be open by now. */
  read(name: string, how?: { retry: boolean }): Promise<Reading>
  put(name: string, value: string): Promise<unknown>
  remove(name: string): Promise<unknown>
}

/** The token of this run's session: never taken up by another run, whatever it was left there by. */
export const sessionSecret = 'session'
/** The token of a session that the player wants to find again at the next start. */
export const keptSecret = 'kept-session'

/**
 * The session's token, which never leaves this process but on the gateway's own calls. It lives as long as the
 * client runs, as a browser's tab does, unless the player asked for more; the vault holds it meanwhile.
 */
export type SessionKeeper = {
  token(): string | undefined
  keep(token: string): void
  forget(): void
  /**
   * Takes up what the last run kept, where that is wanted, and drops what is not to be found again. Resolves once
   * that is settled; a session that has begun by then stays. To be called once, before the first call.
   */
  start(): Promise<void>
  /** Whether sessions are kept across runs has changed: the one at hand is kept from now on, or no longer. */
  reconsider(): void
}

/** Milliseconds after which a vault that was locked, or too slow, is asked again: its user may be opening it. */
const retryPauses = [3_000, 15_000]

export type SessionKeeperOptions = {
  vault: SecretKeeper
  /** Whether the player wants to find his session again at the next start; false where nothing may be kept. */
  staysSignedIn: () => boolean
  /** Called when a session that was at hand has ended, however it ended. */
  onForgotten?: () => void
  /** Waits so many milliseconds. */
  pause?: (milliseconds: number) => Promise<void>
}

const unhurried = (milliseconds: number) =>
  new Promise<void>((resolve) => setTimeout(resolve, milliseconds).unref())

/** Keeps the token at hand and, without making anybody wait, in the vault. */
export function createSessionKeeper({
  vault,
  staysSignedIn,
  onForgotten,
  pause = unhurried,
}: SessionKeeperOptions): SessionKeeper {
  let current: string | undefined
  /** Set by whatever says more of the session than what an earlier run left: a login, a logout. */
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
    keep(token) {
      decided = true
      current = token
      store(token)
    },
    forget() {
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
