import type { ResultOf } from '#shared/bridge/bridge.ts'
import type { LoginToKeep } from '#shared/bridge/channels/session.ts'
import { createSerialQueue } from '../serial-queue.ts'
import type { Storage, Vault } from '../vault/vault.ts'
import { type LoginEntry, printEntry, readEntry, timeLeft } from './entry.ts'

export const loginSecret = 'login'

export type Credentials = { readonly username: string; readonly password: string }

/**
 * The login that is remembered for a day, in the vault. What is over, damaged or of another version is
 * dropped; what the vault can't read now is left as it is. The password leaves for the login call only.
 */
export type LoginMemory = {
  /** What the page may know of it. */
  read(): Promise<ResultOf<'memory:read'>>
  /** Resolves with where it went. */
  keep(login: LoginToKeep): Promise<Storage>
  forget(): Promise<void>
  credentials(): Promise<Credentials | undefined>
  /** The gateway refused these credentials: their password goes, the name stays. */
  refused(credentials: Credentials): Promise<void>
}

export type LoginMemoryOptions = {
  vault: Vault
  /** Milliseconds since 1970. */
  now?: () => number
  /** Does something later, unless the client ends before. */
  later?: (work: () => void, milliseconds: number) => void
}

/** Milliseconds after the start: what an earlier run left for too long is dropped then, in nobody's way. */
const firstLook = 10_000

/** Remembers logins in the vault; what is over goes when its time comes, asked for or not. */
export function createLoginMemory({
  vault,
  // Asked for at each call: the clock is the system's, whatever stands in for it.
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

  /** Drops what is over by then. Goes on with the same entry should a timer be early. */
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
    // Another login may have been kept, or this one forgotten, while the gateway thought about it.
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
