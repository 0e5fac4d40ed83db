import { execFile, spawn } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { type ElectronApplication, test } from '@playwright/test'

export type Keyring = {
  /** Environment variables with which a client uses this keyring and no other. */
  readonly env: Readonly<Record<string, string>>
  /** Locks it while it is in use. To unlock it, start another one with the same folder. */
  lock(): Promise<void>
  close(): Promise<void>
}

/** Environment of a session bus without any keyring. */
export const noKeyring = { DBUS_SESSION_BUS_ADDRESS: 'unix:path=/nonexistent' } as const

/** Creates the keyring with an empty password, and unlocks it. */
const daemonCommand = "printf '\\n' | gnome-keyring-daemon --unlock --components=secrets"
const lockCommand =
  'dbus-send --session --print-reply --dest=org.freedesktop.secrets /org/freedesktop/secrets ' +
  'org.freedesktop.Secret.Service.Lock array:objpath:/org/freedesktop/secrets/collection/login >/dev/null'

/**
 * Starts a session bus with a real GNOME keyring. A locked keyring refuses every request, because there is no display
 * for its prompt.
 * @param data folder of a keyring that is kept; without it, a new and empty one is used.
 * Ends the spec as skipped on systems without such keyrings.
 * @throws when dbus or gnome-keyring isn't installed.
 */
export async function startKeyring(state: 'unlocked' | 'locked', data?: string): Promise<Keyring> {
  test.skip(process.platform !== 'linux', 'needs a GNOME keyring')
  const folder = await mkdtemp(join(tmpdir(), 'keyring-'))
  const lock = state === 'locked' ? `&& ${lockCommand}` : ''
  const script = `${daemonCommand} >/dev/null ${lock} && echo "bus $DBUS_SESSION_BUS_ADDRESS" && cat`
  const { DISPLAY: _, WAYLAND_DISPLAY: __, ...inherited } = process.env
  const env = { ...inherited, XDG_DATA_HOME: data ?? folder, XDG_RUNTIME_DIR: folder, HOME: folder }
  const child = spawn('dbus-run-session', ['--', 'sh', '-c', script], {
    env,
    stdio: ['pipe', 'pipe', 'ignore'],
  })
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()))
  const address = await new Promise<string>((resolve, reject) => {
    child.once('error', () => reject(new Error('This spec needs dbus and gnome-keyring to be installed')))
    child.once('exit', () =>
      reject(new Error('The keyring did not start: are dbus and gnome-keyring installed?')),
    )
    child.stdout.on('data', (chunk) => {
      const found = /^bus (.+)$/m.exec(String(chunk))?.[1]
      if (found !== undefined) resolve(found)
    })
  })
  const own = { DBUS_SESSION_BUS_ADDRESS: address }
  return {
    env: own,
    async lock() {
      await promisify(execFile)('sh', ['-c', lockCommand], { env: { ...env, ...own } })
    },
    async close() {
      child.stdin.end()
      await ended
      await rm(folder, { recursive: true, force: true, maxRetries: 3 })
    },
  }
}

/** Returns an entry of the client's keyring, or null when there is none. With a value, stores that first. */
export const keyringEntry = (
  app: ElectronApplication,
  name: string,
  value?: string,
): Promise<string | null> =>
  app.evaluate(
    async (_, [path, entryName, newValue]) => {
      const { AsyncEntry } = process.getBuiltinModule('node:module').createRequire(path)('keytar')
      const entry = new AsyncEntry('example.palaro.client', entryName, { linux: { store: 'secret-service' } })
      if (newValue !== undefined) await entry.setPassword(newValue)
      // If an entry is deleted between being found and being read, the bus reports an error.
      const found: string | null = await entry.getPassword().catch(() => 'changing')
      return found
    },
    [import.meta.filename, name, value] as const,
  )
