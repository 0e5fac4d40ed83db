import { reasonOf } from '../log.ts'
import type { VaultFault } from './machine.ts'
import { type SecretStore, VaultError } from './store.ts'

/** The part of the vault's module that is used here. */
type Keyring = Pick<typeof import('keytar'), 'AsyncEntry'>

/** Words of Secret Service, macOS and Windows, in the order they are looked for. */
const faultWords: readonly (readonly [RegExp, VaultFault])[] = [
  [/dismissed|locked|interaction/i, 'locked'],
  [/dbus error|no result found|not found|no such|unsupported/i, 'absent'],
  [/utf-?8|encoding|decrypt/i, 'undecryptable'],
]

/** What the system's words mean; a refusal without known words is a refusal. */
export const keyringFault = (message: string): VaultFault =>
  faultWords.find(([words]) => words.test(message))?.[1] ?? 'denied'

/**
 * The operating system's vault: Credential Manager, Keychain, Secret Service. On Linux the store is named,
 * since the module otherwise falls back without a word to the kernel's key ring, which is no vault: it
 * doesn't encrypt, and any program of the user's reads it.
 * @param service the name its entries stand under, the brand's appId.
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
