import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { createLog } from '../log.ts'
import { createPendingDeletions } from '../vault/pending-deletions.ts'
import { type SecretStore, VaultError } from '../vault/store.ts'
import { createVault } from '../vault/vault.ts'
import { printEntry } from './entry.ts'
import { createLoginMemory, loginSecret } from './login-memory.ts'

const day = 24 * 3_600_000
const ana = { kind: 'username', username: 'ana', password: 'Secret-1' } as const
const ben = { kind: 'username', username: 'ben', password: 'Secret-2' } as const

/** The contents of the system's vault, which outlast a run. */
let kept: Map<string, string>
let locked: boolean
let unreadable: boolean
let time: number
/** The scheduled work, in order. */
let waiting: { work: () => void; until: number }[]
let lines: string[]
let folder: string

beforeEach(async () => {
  kept = new Map()
  locked = false
  unreadable = false
  time = 1_800_000_000_000
  waiting = []
  lines = []
  folder = await mkdtemp(join(tmpdir(), 'login-'))
})
afterEach(() => rm(folder, { recursive: true }))

const keyring: SecretStore = {
  async read(name) {
    if (locked) throw new VaultError('locked', 'it is locked')
    if (unreadable && name === loginSecret) throw new VaultError('undecryptable', 'another key')
    return kept.get(name)
  },
  async write(name, value) {
    if (locked) throw new VaultError('locked', 'it is locked')
    kept.set(name, value)
  },
  async remove(name) {
    if (locked) throw new VaultError('locked', 'it is locked')
    kept.delete(name)
  },
}
const absent = async () => {
  throw new VaultError('absent', 'no such thing')
}

/** Starts a run of the client. */
function run() {
  const log = createLog((line) => lines.push(line))
  const pendingDeletions = createPendingDeletions(join(folder, 'pendingDeletions.json'), log)
  const stores = { keyring, safeStorage: { read: absent, write: absent, remove: absent } }
  const later = (work: () => void, milliseconds: number) =>
    void waiting.push({ work, until: time + milliseconds })
  return createLoginMemory({ vault: createVault({ stores, pendingDeletions, log }), now: () => time, later })
}

/** Advances the time and runs the work that is due by then. */
function pass(milliseconds: number): void {
  time += milliseconds
  const due = waiting.filter(({ until }) => until <= time)
  waiting = waiting.filter(({ until }) => until > time)
  for (const { work } of due) work()
}

describe('[AUTH-07] a remembered login', () => {
  test('is there in the next run: the name for the page, the password for the login call only', async () => {
    expect(await run().keep(ana)).toBe('vault')
    const next = run()
    const read = await next.read()
    expect(read).toEqual({
      login: { kind: 'username', username: 'ana', passwordHeld: true },
      storage: 'vault',
    })
    expect(JSON.stringify(read)).not.toContain(ana.password)
    expect(await next.credentials()).toMatchObject({ username: 'ana', password: 'Secret-1' })
  })

  test('may be a mobile number, which has no password', async () => {
    const sms = { kind: 'sms', country: 'PH', mobile: '0917 123 4567' } as const
    await run().keep(sms)
    expect(await run().read()).toEqual({ login: sms, storage: 'vault' })
    expect(await run().credentials()).toBeUndefined()
  })

  test('replaces the login remembered before', async () => {
    const memory = run()
    await memory.keep(ana)
    await memory.keep(ben)
    expect(await run().credentials()).toMatchObject({ username: 'ben' })
  })

  test('is forgotten at once, also in the vault', async () => {
    const memory = run()
    await memory.keep(ana)
    await memory.forget()
    expect(kept.size).toBe(0)
    expect(await memory.read()).toEqual({ storage: 'vault' })
    expect(await memory.credentials()).toBeUndefined()
  })

  test('is gone when it is forgotten while it is being kept', async () => {
    const memory = run()
    await Promise.all([memory.keep(ana), memory.forget()])
    expect(kept.size).toBe(0)
    expect(await memory.read()).toEqual({ storage: 'vault' })
  })

  test('expires after a day, and is removed from the vault', async () => {
    await run().keep(ana)
    time += day
    expect(await run().credentials()).toBeUndefined()
    expect(kept.size).toBe(0)
  })

  test('expires when the clock was set back', async () => {
    await run().keep(ana)
    time -= day
    expect(await run().read()).toEqual({ storage: 'vault' })
    expect(kept.size).toBe(0)
  })

  test('is removed when it expires, in a client that keeps running', async () => {
    await run().keep(ana)
    pass(day - 1)
    expect(kept.has(loginSecret)).toBe(true)
    pass(1)
    await expect.poll(() => kept.has(loginSecret)).toBe(false)
  })

  test('that was stored again lasts a day from then', async () => {
    const memory = run()
    await memory.keep(ana)
    pass(day / 2)
    await memory.keep(ana)
    pass(day / 2)
    expect(await memory.read()).toMatchObject({ login: { username: 'ana' } })
    pass(day / 2)
    await expect.poll(() => kept.has(loginSecret)).toBe(false)
  })

  test('that expired before this start is removed soon after it', async () => {
    await run().keep(ana)
    time += 3 * day
    waiting = []
    run()
    pass(60_000)
    await expect.poll(() => kept.has(loginSecret)).toBe(false)
  })

  test('of an earlier run is removed when it expires', async () => {
    await run().keep(ana)
    time += day / 2
    waiting = []
    run()
    pass(60_000)
    await expect.poll(() => waiting).toHaveLength(1)
    pass(day / 2)
    await expect.poll(() => kept.has(loginSecret)).toBe(false)
  })
})

describe('[AUTH-07] a password that the gateway refused', () => {
  test('is forgotten; the name stays, for the rest of its day', async () => {
    const memory = run()
    await memory.keep(ana)
    time += day / 2
    await memory.refused(ana)
    expect(JSON.stringify([...kept])).not.toContain(ana.password)
    expect((await run().read()).login).toEqual({ kind: 'username', username: 'ana', passwordHeld: false })
    time += day / 2
    expect((await run().read()).login).toBeUndefined()
  })

  test('leaves a login that was stored meanwhile, and restores none', async () => {
    const memory = run()
    await memory.keep(ben)
    await memory.refused(ana)
    expect(await memory.credentials()).toMatchObject(ben)
    await memory.refused({ ...ben, password: 'an older one' })
    expect(await memory.credentials()).toMatchObject(ben)
    await memory.forget()
    await memory.refused(ben)
    expect(kept.size).toBe(0)
  })
})

describe('[DSK-02] the vault', () => {
  test.each([
    ['damaged', '{"version":1,'],
    ['of another version', printEntry(0, ana).replace('"version":1', '"version":7')],
    ['foreign', 'hunter2'],
  ])('with an entry that is %s, which is dropped silently', async (_, text) => {
    kept.set(loginSecret, text)
    expect(await run().read()).toEqual({ storage: 'vault' })
    expect(kept.size).toBe(0)
  })

  test('locked: a login is stored for this run only, the page is informed, and the vault’s content stays', async () => {
    await run().keep(ana)
    locked = true
    const memory = run()
    expect(await memory.read()).toEqual({ storage: 'memory' })
    expect(await memory.keep(ben)).toBe('memory')
    expect(await memory.read()).toMatchObject({ login: { username: 'ben' }, storage: 'memory' })
    locked = false
    expect((await run().read()).login).toMatchObject({ username: 'ana' })
  })

  test('locked during a removal: the login is removed as soon as the vault is unlocked', async () => {
    await run().keep(ana)
    locked = true
    await run().forget()
    expect(kept.has(loginSecret)).toBe(true)
    locked = false
    expect(await run().read()).toEqual({ storage: 'vault' })
    expect(kept.has(loginSecret)).toBe(false)
  })

  test('with an unreadable entry: it stays, the new login is in memory only, and the page is informed', async () => {
    kept.set(loginSecret, 'sealed with a key that is gone')
    unreadable = true
    const memory = run()
    expect(await memory.read()).toEqual({ storage: 'vault' })
    expect(await memory.keep(ana)).toBe('memory')
    expect(await memory.read()).toMatchObject({ login: { username: 'ana' }, storage: 'memory' })
    expect(kept.get(loginSecret)).toBe('sealed with a key that is gone')
  })

  test('[SEC-04] the log holds no name and no password', async () => {
    locked = true
    const memory = run()
    await memory.keep(ana)
    await memory.refused(ana)
    await memory.forget()
    expect(lines.length).toBeGreaterThan(0)
    expect(lines.join()).not.toMatch(/ana|Secret-1/)
  })
})
