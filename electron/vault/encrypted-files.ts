import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { SafeStorage } from 'electron'
import { reasonOf } from '../log.ts'
import { type SecretStore, VaultError } from './store.ts'

export type EncryptedFilesOptions = {
  safeStorage: Pick<
    SafeStorage,
    'isAsyncEncryptionAvailable' | 'encryptStringAsync' | 'decryptStringAsync' | 'getSelectedStorageBackend'
  >
  platform: NodeJS.Platform
  /** Folder of the files, one for each secret; made when first needed. */
  folder: string
}

/** Linux's backends that hold a real key. `basic_text` encrypts with a constant: that is no encryption. */
const realBackends = new Set(['gnome_libsecret', 'kwallet', 'kwallet5', 'kwallet6'])

/** Files encrypted with a key that the operating system keeps for this user and program. */
export function createEncryptedFiles({ safeStorage, platform, folder }: EncryptedFilesOptions): SecretStore {
  const fileOf = (name: string) => join(folder, `${name}.bin`)

  async function available(): Promise<void> {
    if (platform === 'linux') {
      const backend = safeStorage.getSelectedStorageBackend()
      if (!realBackends.has(backend)) throw new VaultError('absent', `the backend is ${backend}`)
    }
    if (!(await safeStorage.isAsyncEncryptionAvailable())) throw new VaultError('absent', 'no system key')
  }

  async function write(name: string, value: string): Promise<void> {
    await available()
    const encrypted = await safeStorage.encryptStringAsync(value).catch((error: unknown) => {
      throw new VaultError('locked', reasonOf(error))
    })
    try {
      await mkdir(folder, { recursive: true, mode: 0o700 })
      const draft = `${fileOf(name)}.new`
      await writeFile(draft, encrypted, { mode: 0o600 })
      await rename(draft, fileOf(name))
    } catch (error) {
      throw new VaultError('denied', reasonOf(error))
    }
  }

  return {
    write,
    async read(name) {
      // The key is asked for only when there is something to read with it: the system may ask its user.
      const encrypted = await readIfThere(fileOf(name))
      if (encrypted === undefined) return undefined
      await available()
      const { result, shouldReEncrypt } = await safeStorage
        .decryptStringAsync(encrypted)
        .catch((error: unknown) => {
          const locked = /temporarily unavailable/i.test(reasonOf(error))
          throw new VaultError(locked ? 'locked' : 'undecryptable', reasonOf(error))
        })
      // What was read is good, whether it can be written with the newer key or not.
      if (shouldReEncrypt) await write(name, result).catch(() => {})
      return result
    },
    /** Needs no key: what is not wanted any more goes, whether it can be read or not. */
    async remove(name) {
      await rm(fileOf(name), { force: true }).catch((error: unknown) => {
        throw new VaultError('denied', reasonOf(error))
      })
    },
  }
}

async function readIfThere(file: string): Promise<Buffer | undefined> {
  try {
    return await readFile(file)
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return undefined
    throw new VaultError('denied', reasonOf(error))
  }
}
