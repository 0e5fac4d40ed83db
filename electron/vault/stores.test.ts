import { mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { createEncryptedFiles } from './encrypted-files.ts'
import { createKeyringStore, keyringFault } from './keyring.ts'

describe('the system’s vault', () => {
  test.each([
    ['Couldn’t access platform storage: Secret Service: unlock prompt was dismissed', 'locked'],
    ['The user name or passphrase you entered is not correct. errSecInteractionNotAllowed', 'locked'],
    ['Platform failure: DBus error: Failed to connect to socket /nonexistent', 'absent'],
    ['DBus error: The name org.freedesktop.secrets was not provided by any .service files', 'absent'],
    ['Couldn’t access platform storage: Secret Service: no result found', 'absent'],
    ['Data is not UTF-8 encoded', 'undecryptable'],
    ['Access is denied.', 'denied'],
    ['anything else', 'denied'],
  ])('“%s” means %s', (message, fault) => {
    expect(keyringFault(message)).toBe(fault)
  })

  test('a module that doesn’t load is an absent vault', async () => {
    const store = createKeyringStore('example.test', () => Promise.reject(new Error('no native binding')))
    await expect(store.read('x')).rejects.toMatchObject({ name: 'VaultError', fault: 'absent' })
  })
})

describe('files encrypted with the system’s key', () => {
  let folder: string
  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'vault-'))
  })
  afterEach(() => rm(folder, { recursive: true }))

  type SafeStorage = Parameters<typeof createEncryptedFiles>[0]['safeStorage']
  type Backend = ReturnType<SafeStorage['getSelectedStorageBackend']>
  const filesOn = (
    platform: NodeJS.Platform,
    backend: Backend = 'unknown',
    available = true,
    own: Partial<SafeStorage> = {},
  ) =>
    createEncryptedFiles({
      platform,
      folder: join(folder, 'vault'),
      safeStorage: {
        getSelectedStorageBackend: () => backend,
        isAsyncEncryptionAvailable: async () => available,
        encryptStringAsync: async (text) => Buffer.from(Buffer.from(text).map((byte) => byte ^ 0x5a)),
        decryptStringAsync: async (data) => {
          const result = Buffer.from(data.map((byte) => byte ^ 0x5a)).toString()
          if (!/^[\w-]*$/.test(result)) throw new Error('bad key')
          return { result, shouldReEncrypt: false }
        },
        ...own,
      },
    })

  test('a secret comes back, and stands nowhere in the clear', async () => {
    const files = filesOn('win32')
    await files.write('session', 'T0ken')
    expect(await files.read('session')).toBe('T0ken')
    const path = join(folder, 'vault', 'session.bin')
    expect((await readFile(path)).includes('T0ken')).toBe(false)
    expect((await stat(path)).mode & 0o077).toBe(0)
    expect(await readdir(join(folder, 'vault'))).toEqual(['session.bin'])
    await files.remove('session')
    await files.remove('session')
    expect(await files.read('session')).toBeUndefined()
  })

  test.each([
    ['linux', 'basic_text', true],
    ['linux', 'unknown', true],
    ['linux', 'gnome_libsecret', false],
    ['darwin', 'unknown', false],
  ] as const)(
    '[DSK-02] on %s with %s (key there: %s) nothing is encrypted',
    async (platform, backend, available) => {
      const files = filesOn(platform, backend, available)
      await expect(files.write('session', 'T0ken')).rejects.toMatchObject({ fault: 'absent' })
      expect(await readdir(folder)).toEqual([])
    },
  )

  test('where there is nothing to read, no key is asked for', async () => {
    expect(await filesOn('linux', 'basic_text', false).read('session')).toBeUndefined()
  })

  test('what another key encrypted is undecryptable, not absent', async () => {
    const files = filesOn('linux', 'kwallet6')
    await files.write('session', 'T0ken')
    await writeFile(join(folder, 'vault', 'session.bin'), Buffer.from([1, 2, 3]))
    await expect(files.read('session')).rejects.toMatchObject({ fault: 'undecryptable' })
  })

  test('[DSK-02] a key that can’t be had at the moment is locked, for writing and for reading', async () => {
    await filesOn('darwin').write('session', 'T0ken')
    const later = async () => {
      throw new Error('It is temporarily unavailable. Please try again.')
    }
    const files = filesOn('darwin', 'unknown', true, { encryptStringAsync: later, decryptStringAsync: later })
    await expect(files.write('session', 'T0ken')).rejects.toMatchObject({ fault: 'locked' })
    await expect(files.read('session')).rejects.toMatchObject({ fault: 'locked' })
  })

  test.each([
    ['and is written with it', undefined, 'newer'],
    ['and is read all the same where that fails', 'no key', 'older'],
  ])('[DSK-02] what an older key encrypted is read, %s', async (_, trouble, left) => {
    const encryptStringAsync = async (text: string) => {
      if (trouble !== undefined) throw new Error(trouble)
      return Buffer.from(`newer ${text}`)
    }
    const decryptStringAsync = async () => ({ result: 'T0ken', shouldReEncrypt: true })
    await filesOn('darwin').write('session', 'older')
    const before = await readFile(join(folder, 'vault', 'session.bin'))
    const files = filesOn('darwin', 'unknown', true, { encryptStringAsync, decryptStringAsync })
    expect(await files.read('session')).toBe('T0ken')
    const after = await readFile(join(folder, 'vault', 'session.bin'))
    expect(after.equals(before)).toBe(left === 'older')
  })

  test('a folder that can’t be written is denied', async () => {
    await writeFile(join(folder, 'vault'), 'a file in the way')
    await expect(filesOn('darwin').write('session', 'x')).rejects.toMatchObject({ fault: 'denied' })
    await expect(filesOn('darwin').read('session')).rejects.toMatchObject({ fault: 'denied' })
  })
})
