import { reasonOf } from '#shared/domain/reason-of.ts'
import type { VaultFault } from './machine.ts'
import { type SecretStore, VaultError } from './store.ts'

/** The part of the keyring module that is used here. */
type Keyring = Pick<typeof import('keytar'), 'AsyncEntry'>

/** Phrases of Secret Service, macOS and Windows, in order of precedence. */
const faultWords: readonly (readonly [RegExp, VaultFault])[] = [
  [/dismissed|locked|interaction/i, 'locked'],
  [/dbus error|no result found|not found|no such|unsupported/i, 'absent'],
  [/utf-?8|encoding|decrypt/i, 'undecryptable'],
]

/** Maps a system's error message to a fault; an unknown message counts as `denied`. */
export const keyringFault = (message: string): VaultFault =>
  faultWords.find(([words]) => words.test(message))?.[1] ?? 'denied'

/**
 * The operating system's vault: Credential Manager, Keychain, Secret Service. On Linux the store is named explicitly,
 * because the module otherwise falls back silently to the kernel's key ring. That is no vault: it doesn't encrypt,
 * and any of the user's programs can read it.
 * @param service the name under which entries are stored, the brand's appId.
 */
export function createKeyringStore(
  service: string,
  load: () => Promise<Keyring> = () => import('keytar'),
): SecretStore {
  const entry = async (name: string) => {
    const { AsyncEntry } = await load().catch((error: unknown) => {
      throw new VaultError('absent', reasonOf(error))
    })
    return new AsyncEntry(service, name, { linux: { store: 'secret-service' } })
  }
  const asking = async <T>(name: string, ask: (found: Awaited<ReturnType<typeof entry>>) => Promise<T>) => {
    try {
      return await ask(await entry(name))
    } catch (error) {
      throw error instanceof VaultError
        ? error
        : new VaultError(keyringFault(reasonOf(error)), reasonOf(error))
    }
  }
  return {
    read: (name) => asking(name, async (found) => (await found.getPassword()) ?? undefined),
    write: (name, value) => asking(name, (found) => found.setPassword(value)),
    remove: (name) => asking(name, async (found) => void (await found.deletePassword())),
  }
}
