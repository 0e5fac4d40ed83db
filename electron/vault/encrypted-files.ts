import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { SafeStorage } from 'electron'
import { reasonOf } from '#shared/domain/reason-of.ts'
import { type SecretStore, VaultError } from './store.ts'

export type EncryptedFilesOptions = {
  safeStorage: Pick<
    SafeStorage,
    'isAsyncEncryptionAvailable' | 'encryptStringAsync' | 'decryptStringAsync' | 'getSelectedStorageBackend'
  >
  platform: NodeJS.Platform
  /** Folder of the files, one per secret. Created when first needed. */
  folder: string
}

/** Linux backends with a real key. `basic_text` encrypts with a constant, which is no encryption. */
const realBackends = new Set(['gnome_libsecret', 'kwallet', 'kwallet5', 'kwallet6'])

/** Stores secrets in files, encrypted with a key that the operating system keeps for this user and program. */
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
      // The key is requested only if there is something to decrypt, because the system may prompt the user.
      const encrypted = await readIfThere(fileOf(name))
      if (encrypted === undefined) return undefined
      await available()
      const { result, shouldReEncrypt } = await safeStorage
        .decryptStringAsync(encrypted)
        .catch((error: unknown) => {
          const locked = /temporarily unavailable/i.test(reasonOf(error))
          throw new VaultError(locked ? 'locked' : 'undecryptable', reasonOf(error))
        })
      // Re-encryption may fail without harm: the value was read.
      if (shouldReEncrypt) await write(name, result).catch(() => {})
      return result
    },
    /** Needs no key, so even a secret that can't be decrypted is removed. */
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
