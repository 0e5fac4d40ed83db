import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { SafeStorage } from 'electron'
import { app } from './app.ts'
import { strict } from './strict.ts'

const modes = ['available', 'basic-text', 'unavailable', 'locked', 'undecryptable'] as const

/**
 * HOST_SAFE_STORAGE, read at every call so that a spec can change it while the app runs:
 * - `available` (the default): a keyring;
 * - `basic-text`: Linux without a keyring, where the encryption uses a constant key;
 * - `unavailable`: no encryption at all;
 * - `locked`: the keyring doesn't answer now, but may later;
 * - `undecryptable`: what was stored can't be decrypted any more, for instance after a password change.
 */
function mode(): (typeof modes)[number] {
  const wanted = process.env.HOST_SAFE_STORAGE ?? 'available'
  const known = modes.find((name) => name === wanted)
  if (!known) throw new Error(`HOST_SAFE_STORAGE knows ${modes.join(', ')}; got ${wanted}`)
  return known
}

const prefix = Buffer.from('v11')
const ivLength = 12
const tagLength = 16

/** Stored with the user's data, so that the app can read its secrets after a relaunch. */
function key(): Buffer {
  const path = join(app.getPath('userData'), 'stand-in-keyring')
  if (!existsSync(path)) writeFileSync(path, randomBytes(32), { mode: 0o600 })
  return readFileSync(path)
}

function encrypt(text: string): Buffer {
  const iv = randomBytes(ivLength)
  const cipher = createCipheriv('aes-256-gcm', key(), iv)
  const body = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()])
  return Buffer.concat([prefix, iv, cipher.getAuthTag(), body])
}

function decrypt(encrypted: Buffer): string {
  const body = encrypted.subarray(prefix.length)
  const decipher = createDecipheriv('aes-256-gcm', key(), body.subarray(0, ivLength))
  decipher.setAuthTag(body.subarray(ivLength, ivLength + tagLength))
  return decipher.update(body.subarray(ivLength + tagLength), undefined, 'utf8') + decipher.final('utf8')
}

/** Electron's `safeStorage`, without the synchronous methods that Electron 46 removes. */
export const safeStorage = strict('safeStorage', {
  isAsyncEncryptionAvailable: async () => app.isReady() && mode() !== 'unavailable',

  getSelectedStorageBackend: () => {
    if (!app.isReady()) return 'unknown'
    return mode() === 'unavailable' || mode() === 'basic-text' ? 'basic_text' : 'gnome_libsecret'
  },

  encryptStringAsync: async (text: string) => {
    if (mode() === 'unavailable' || mode() === 'locked') {
      throw new Error('Error while encrypting the text provided to safeStorage.encryptStringAsync.')
    }
    return encrypt(text)
  },

  decryptStringAsync: async (encrypted: Buffer) => {
    if (mode() === 'locked') {
      throw new Error('safeStorage.decryptStringAsync is temporarily unavailable. Please try again.')
    }
    const failure = 'Error while decrypting the ciphertext provided to safeStorage.decryptStringAsync.'
    if (mode() === 'unavailable' || mode() === 'undecryptable') throw new Error(failure)
    try {
      return { result: decrypt(encrypted), shouldReEncrypt: false }
    } catch (cause) {
      throw new Error(failure, { cause })
    }
  },
} satisfies Partial<SafeStorage>)
