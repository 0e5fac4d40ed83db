import type { ResultOf } from '#shared/bridge/bridge.ts'
import type { LoginToKeep } from '#shared/bridge/channels/session.ts'
import { createSerialQueue } from '../serial-queue.ts'
import type { Storage, Vault } from '../vault/vault.ts'
import { type LoginEntry, printEntry, readEntry, timeLeft } from './entry.ts'

export const loginSecret = 'login'

export type Credentials = { readonly username: string; readonly password: string }

/**
 * The login that is remembered for a day, in the vault. An expired, damaged or outdated entry is removed; one that
 * the vault can't read now is left alone. The password is used for the login call only.
 */
export type LoginMemory = {
  /** What the page may know about it. */
  read(): Promise<ResultOf<'memory:read'>>
  /** Resolves with where it was stored. */
  keep(login: LoginToKeep): Promise<Storage>
  forget(): Promise<void>
  credentials(): Promise<Credentials | undefined>
  /** Called when the gateway refused these credentials. Removes the password and keeps the username. */
  refused(credentials: Credentials): Promise<void>
}

export type LoginMemoryOptions = {
  vault: Vault
  /** Milliseconds since 1970. */
  now?: () => number
  /** Schedules work, without keeping the client running for it. */
  later?: (work: () => void, milliseconds: number) => void
}

/** Milliseconds after the start until an expired login of an earlier run is removed, so as not to delay the start. */
const firstLook = 10_000

/** Remembers logins in the vault. Expired entries are removed by timer, even when nobody reads them. */
export function createLoginMemory({
  vault,
  // Calls Date.now each time instead of passing it, so that a replaced clock is used.
  now = () => Date.now(),
  later = (work, milliseconds) => void setTimeout(work, milliseconds).unref(),
}: LoginMemoryOptions): LoginMemory {
  const inTurn = createSerialQueue()

  async function held(): Promise<LoginEntry | undefined> {
    const reading = await vault.read(loginSecret)
    if (!reading.found) return undefined
    const entry = readEntry(reading.value, now())
    if (!entry) await vault.remove(loginSecret)
    return entry
  }

  async function keep(at: number, login: LoginEntry['login']): Promise<Storage> {
    const storage = await vault.put(loginSecret, printEntry(at, login))
    lookAgain(timeLeft(at, now()), at)
    return storage
  }

  /**
   * Schedules the removal of an expired entry. If the timer fires early, it is scheduled again for the same entry.
   */
  function lookAgain(milliseconds: number, at?: number): void {
    const look = async () => {
      const entry = await held()
      if (entry && (at === undefined || at === entry.at)) lookAgain(timeLeft(entry.at, now()), entry.at)
    }
    later(() => void inTurn(look), milliseconds)
  }

  async function read(): Promise<ResultOf<'memory:read'>> {
    const login = (await held())?.login
    const storage = await vault.storage(loginSecret)
    if (!login) return { storage }
    if (login.kind === 'sms') return { storage, login }
    const { kind, username } = login
    return { storage, login: { kind, username, passwordHeld: 'password' in login } }
  }

  async function credentials(): Promise<Credentials | undefined> {
    const login = (await held())?.login
    return login && 'password' in login ? login : undefined
  }

  async function refused({ username, password }: Credentials): Promise<void> {
    const entry = await held()
    // Meanwhile another login may have been stored, or this one forgotten.
    if (!entry || !('password' in entry.login)) return
    if (entry.login.username !== username || entry.login.password !== password) return
    await keep(entry.at, { kind: 'username', username })
  }

  lookAgain(firstLook)
  return {
    read: () => inTurn(read),
    keep: (login) => inTurn(() => keep(now(), login)),
    forget: () => inTurn(() => vault.remove(loginSecret)),
    credentials: () => inTurn(credentials),
    refused: (given) => inTurn(() => refused(given)),
  }
}
