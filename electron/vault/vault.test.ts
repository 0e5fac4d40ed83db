import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { createLog } from '../log.ts'
import type { VaultFault } from './machine.ts'
import { createPendingDeletions } from './pending-deletions.ts'
import { type SecretStore, VaultError } from './store.ts'
import { createVault } from './vault.ts'

type Trouble = VaultFault | 'hangs' | 'forgets'

/** A store whose fault can change while it is in use. */
class Place implements SecretStore {
  readonly kept = new Map<string, string>()
  /** Names of entries that were encrypted with another key. */
  readonly foreign = new Set<string>()
  trouble: Trouble | undefined

  constructor(trouble?: Trouble) {
    this.trouble = trouble
  }

  async read(name: string): Promise<string | undefined> {
    await this.#answer(name)
    return this.trouble === 'forgets' ? undefined : this.kept.get(name)
  }
  async write(name: string, value: string): Promise<void> {
    await this.#answer(name)
    this.kept.set(name, value)
  }
  async remove(name: string): Promise<void> {
    this.kept.delete(name)
  }

  async #answer(name: string): Promise<void> {
    if (this.trouble === 'hangs') await new Promise(() => {})
    else if (this.trouble !== undefined && this.trouble !== 'forgets')
      throw new VaultError(this.trouble, `it is ${this.trouble}`)
    if (this.foreign.has(name)) throw new VaultError('undecryptable', 'another key')
  }
}

let folder: string
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'vault-'))
})
afterEach(() => rm(folder, { recursive: true }))

const pendingDeletionsFile = () => join(folder, 'pending-deletions.json')

/** Creates a vault over these places. Pending deletions are kept in a file, and outlast it. */
function vaultOver(keyring: Place, safeStorage: Place) {
  const lines: string[] = []
  const log = createLog((line) => lines.push(line))
  const pendingDeletions = createPendingDeletions(pendingDeletionsFile(), log)
  return { vault: createVault({ stores: { keyring, safeStorage }, pendingDeletions, log, limit: 20 }), lines }
}

const troubles = [undefined, 'absent', 'locked', 'denied', 'undecryptable', 'hangs', 'forgets'] as const

describe('[DSK-02] where a secret is kept', () => {
  const table = troubles.flatMap((keyring) =>
    troubles.map((safeStorage) => {
      const expected = keyring === undefined ? 'vault' : safeStorage === undefined ? 'encrypted' : 'memory'
      return [keyring ?? 'working', safeStorage ?? 'working', expected, keyring, safeStorage] as const
    }),
  )
  test.each(table)('vault %s, system key %s: %s', async (_, __, expected, keyring, safeStorage) => {
    const places = [new Place(keyring), new Place(safeStorage)] as const
    const { vault } = vaultOver(...places)
    expect(await vault.storage()).toBe(expected)
    expect(await vault.put('session', 'T0ken')).toBe(expected)
    expect(await vault.read('session')).toEqual({ found: true, value: 'T0ken' })
    expect(places.map(({ kept }) => kept.get('session'))).toEqual([
      expected === 'vault' ? 'T0ken' : undefined,
      expected === 'encrypted' ? 'T0ken' : undefined,
    ])
    await vault.remove('session')
    expect(await vault.read('session')).toMatchObject({ found: false })
    expect(places.flatMap(({ kept }) => [...kept.keys()].filter((name) => name !== 'probe'))).toEqual([])
  })
})

test.each(['absent', 'locked', 'denied', 'undecryptable'] as const)(
  '[DSK-02] reading says that the vault is %s, which is not the same as an absent secret',
  async (trouble) => {
    const { vault } = vaultOver(new Place(trouble), new Place('absent'))
    expect(await vault.read('session')).toEqual({ found: false, why: trouble })
  },
)

test('[DSK-02] what can’t be read is never written over', async () => {
  const keyring = new Place()
  keyring.kept.set('login', 'somebody else’s')
  keyring.foreign.add('login')
  const { vault } = vaultOver(keyring, new Place())
  expect(await vault.put('login', 'mine')).toBe('memory')
  expect(await vault.read('login')).toEqual({ found: true, value: 'mine' })
  expect(keyring.kept.get('login')).toBe('somebody else’s')
  expect(await vault.storage()).toBe('vault')
})

test('[DSK-02] a vault that locks itself loses nothing: the secret goes to the next place', async () => {
  const keyring = new Place()
  const files = new Place()
  const { vault } = vaultOver(keyring, files)
  await vault.storage()
  keyring.trouble = 'locked'
  expect(await vault.put('session', 'T0ken')).toBe('encrypted')
  expect(files.kept.get('session')).toBe('T0ken')
})

test('[DSK-02] a vault that was locked at start is used once it is open', async () => {
  const keyring = new Place('hangs')
  const { vault } = vaultOver(keyring, new Place('absent'))
  expect(await vault.storage()).toBe('memory')
  keyring.trouble = undefined
  expect(await vault.put('session', 'T0ken')).toBe('vault')
})

describe('[AUTH-07, DSK-02] a removed secret stays removed, whichever places could be reached', () => {
  for (const trouble of ['locked', 'hangs', 'denied', 'absent'] as const)
    test(`what was forgotten while the vault was “${trouble}” does not come back in a later run`, async () => {
      const keyring = new Place(trouble)
      keyring.kept.set('login', 'forgotten')
      await vaultOver(keyring, new Place()).vault.remove('login')
      keyring.trouble = undefined
      const { vault } = vaultOver(keyring, new Place())
      expect(await vault.read('login')).toEqual({ found: false, why: 'absent' })
      expect(keyring.kept.has('login')).toBe(false)
    })

  test('a removed secret does not come back in the same run once the vault is unlocked', async () => {
    const keyring = new Place('locked')
    keyring.kept.set('login', 'forgotten')
    const { vault } = vaultOver(keyring, new Place('absent'))
    await vault.remove('login')
    keyring.trouble = undefined
    await vault.put('session', 'T0ken')
    expect([...keyring.kept.keys()]).toEqual(['session'])
  })

  test('a secret that is stored again after its removal stays', async () => {
    const keyring = new Place('locked')
    keyring.kept.set('login', 'old')
    const first = vaultOver(keyring, new Place('absent')).vault
    await first.remove('login')
    keyring.trouble = undefined
    expect(await first.put('login', 'new')).toBe('vault')
    expect(await vaultOver(keyring, new Place('absent')).vault.read('login')).toMatchObject({ value: 'new' })
  })

  test('a secret stored in a second-best place is found there, and an older one is not used', async () => {
    const keyring = new Place('locked')
    const files = new Place()
    keyring.kept.set('login', 'old')
    expect(await vaultOver(keyring, files).vault.put('login', 'new')).toBe('encrypted')
    keyring.trouble = undefined
    const { vault } = vaultOver(keyring, files)
    expect(await vault.read('login')).toEqual({ found: true, value: 'new' })
    expect(keyring.kept.has('login')).toBe(false)
    expect(await vault.put('login', 'newest')).toBe('vault')
    expect(files.kept.has('login')).toBe(false)
  })

  test('a secret stored in memory only leaves the locked vault’s content as it is', async () => {
    const keyring = new Place('locked')
    keyring.kept.set('login', 'kept before')
    expect(await vaultOver(keyring, new Place('absent')).vault.put('login', 'for this run')).toBe('memory')
    keyring.trouble = undefined
    const { vault } = vaultOver(keyring, new Place('absent'))
    expect(await vault.read('login')).toEqual({ found: true, value: 'kept before' })
  })

  test.each([
    ['no JSON', '{"keyring":['],
    ['of another kind', '[1,2]'],
    ['a path', '{"keyring":["../../etc/passwd"]}'],
  ])('a list of pending deletions that is %s counts as empty', async (_, content) => {
    await writeFile(pendingDeletionsFile(), content)
    const keyring = new Place()
    keyring.kept.set('login', 'kept').set('../../etc/passwd', 'not ours')
    expect(await vaultOver(keyring, new Place()).vault.read('login')).toMatchObject({ value: 'kept' })
    expect(keyring.kept.size).toBe(2)
  })

  test('a list that can’t be written still holds for this run', async () => {
    await rm(folder, { recursive: true })
    await writeFile(folder, 'a file in the way')
    const keyring = new Place('locked')
    keyring.kept.set('login', 'forgotten')
    const { vault, lines } = vaultOver(keyring, new Place())
    await vault.remove('login')
    keyring.trouble = undefined
    await vault.put('session', 'T0ken')
    expect(keyring.kept.has('login')).toBe(false)
    expect(lines.join()).toContain('could not be written down')
  })
})

test('a removal right after a write leaves no secret', async () => {
  const keyring = new Place()
  const { vault } = vaultOver(keyring, new Place())
  void vault.put('session', 'T0ken')
  await vault.remove('session')
  expect(keyring.kept.has('session')).toBe(false)
})

test('[SEC-04] the log names places and faults, never a secret', async () => {
  const { vault, lines } = vaultOver(new Place('denied'), new Place('locked'))
  await vault.put('session', 'T0ken')
  expect(lines.join()).toContain('denied')
  expect(lines.join()).not.toContain('T0ken')
})
