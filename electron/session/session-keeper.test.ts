import { beforeEach, describe, expect, test } from 'vitest'
import type { DesktopEvent } from '#shared/bridge/bridge.ts'
import { firstClientSettings } from '#shared/domain/client-settings.ts'
import { nameSession } from '#shared/domain/name-session.ts'
import { createLog } from '../log.ts'
import { type SecretStore, VaultError } from '../vault/store.ts'
import { createVault } from '../vault/vault.ts'
import { keptSecret, sessionSecret } from './session-keeper.ts'
import { startSession } from './start-session.ts'

/** The contents of the system's vault, which outlast the runs. */
let kept: Map<string, string>
/** Reading from the vault waits until this is resolved. */
let reading: Promise<void>
let works: boolean | 'locked'
let settings: typeof firstClientSettings
let listeners: (() => void)[]
let events: DesktopEvent[]
let ends: number

beforeEach(() => {
  kept = new Map()
  reading = Promise.resolve()
  works = true
  settings = { ...firstClientSettings, staySignedIn: true }
})

const answer = async () => {
  if (works === 'locked') throw new VaultError('locked', 'it is locked')
  if (!works) throw new Error('no vault here')
}
const keyring: SecretStore = {
  async read(name) {
    await answer()
    if (name === keptSecret) await reading
    return kept.get(name)
  },
  async write(name, value) {
    await answer()
    kept.set(name, value)
  },
  async remove(name) {
    await answer()
    kept.delete(name)
  },
}
const nowhere: SecretStore = {
  read: () => Promise.reject(new Error('no key')),
  write: () => Promise.reject(new Error('no key')),
  remove: async () => {},
}

/** Starts a run of the client with what the previous one left. */
function run(keepAcrossRuns = true, pause?: (milliseconds: number) => Promise<void>) {
  listeners = []
  events = []
  ends = 0
  const vault = createVault({
    stores: { keyring, safeStorage: nowhere },
    pendingDeletions: { of: async () => [], add: async () => {}, paid: async () => {} },
    log: createLog(() => {}),
    keepAcrossRuns: () => keepAcrossRuns,
    limit: 5_000,
  })
  const started = startSession({
    vault,
    settings: {
      value: () => settings,
      listen: (listener) => {
        listeners.push(() => listener(settings))
        return () => {}
      },
    },
    emit: (event) => events.push(event),
    limit: 30,
    onForgotten: () => void ends++,
    ...(pause && { pause }),
  })
  return { ...started, settled: () => vault.storage() }
}

function set(staySignedIn: boolean): void {
  settings = { ...settings, staySignedIn }
  for (const listener of listeners) listener()
}

describe('[DSK-02] a session across runs', () => {
  test('goes on at the next start when the player asked for it', async () => {
    const first = run()
    expect(await first.state()).toEqual({ signedIn: false, storage: 'vault' })
    first.session.keep('T0ken')
    await first.settled()
    const second = run()
    expect(await second.state()).toMatchObject({ signedIn: true, storage: 'vault' })
    expect(second.session.token()).toBe('T0ken')
  })

  test('is not restored when the player did not ask for it, and nothing of it is left', async () => {
    set(false)
    const first = run()
    first.session.keep('T0ken')
    await first.settled()
    expect([...kept]).toEqual([[sessionSecret, 'T0ken']])
    const second = run()
    expect(await second.state()).toMatchObject({ signedIn: false })
    expect(kept.size).toBe(0)
  })

  test('is not restored when it began without that setting, whatever is set by the next start', async () => {
    set(false)
    const first = run()
    first.session.keep('T0ken')
    await first.settled()
    settings = { ...settings, staySignedIn: true }
    expect(await run().state()).toMatchObject({ signedIn: false })
  })

  test('is removed at the next start if the administrator has forbidden it meanwhile', async () => {
    const first = run()
    first.session.keep('T0ken')
    await first.settled()
    settings = { ...settings, staySignedIn: false }
    const second = run()
    expect(await second.state()).toMatchObject({ signedIn: false })
    expect(kept.size).toBe(0)
  })

  test('is removed from the vault when the setting is turned off, and the player stays signed in', async () => {
    const first = run()
    first.session.keep('T0ken')
    set(false)
    await first.settled()
    expect(kept.has(keptSecret)).toBe(false)
    expect(first.session.token()).toBe('T0ken')
  })

  test('is removed when the setting is turned off, even if it could not be restored', async () => {
    kept.set(keptSecret, 'T0ken')
    reading = Promise.reject(new VaultError('undecryptable', 'another key'))
    reading.catch(() => {})
    const { state, settled } = run()
    expect(await state()).toEqual({ signedIn: false, storage: 'vault' })
    expect(kept.has(keptSecret)).toBe(true)
    set(false)
    await settled()
    expect(kept.has(keptSecret)).toBe(false)
  })

  test('is stored when the setting is turned on', async () => {
    set(false)
    const first = run()
    first.session.keep('T0ken')
    set(true)
    await first.settled()
    expect([...kept]).toEqual([[keptSecret, 'T0ken']])
  })

  test('[STO-03] the parts beside the page are informed of each end, once', async () => {
    const first = run()
    first.session.forget()
    expect(ends).toBe(0)
    first.session.keep('T0ken')
    first.session.forget()
    first.session.forget()
    expect(ends).toBe(1)
  })

  test('[STO-04] the page forgets the session that it names, and none that began meanwhile', async () => {
    const first = run()
    first.session.keep('of the first')
    const { name = '' } = await first.state()
    expect(name).not.toBe('')
    first.session.keep('of the second')
    first.session.forget(name)
    expect(first.session.token()).toBe('of the second')
    first.session.forget('')
    expect(first.session.token()).toBe('of the second')
    first.session.forget(first.session.name())
    expect(first.session.token()).toBeUndefined()
    first.session.forget(name)
    expect(ends).toBe(1)
  })

  test('signing out removes the session from the vault', async () => {
    const first = run()
    first.session.keep('T0ken')
    first.session.forget()
    await first.settled()
    expect(kept.size).toBe(0)
    expect(await run().state()).toMatchObject({ signedIn: false })
  })

  test('a slow vault delays the page no longer than its limit, and the page is informed later', async () => {
    kept.set(keptSecret, 'T0ken')
    const { promise, resolve } = Promise.withResolvers<void>()
    reading = promise
    const { session, state } = run()
    const before = performance.now()
    expect(await state()).toEqual({ signedIn: false, storage: 'memory' })
    expect(performance.now() - before).toBeLessThan(1_000)
    resolve()
    await expect.poll(() => events).toEqual([{ type: 'sessionBegun', name: nameSession('T0ken') }])
    expect(session.token()).toBe('T0ken')
    expect(await state()).toMatchObject({ signedIn: true, storage: 'vault' })
  })

  test('a vault that was locked at the start is tried again, and the page is informed of a session found then', async () => {
    kept.set(keptSecret, 'T0ken')
    const { promise, resolve } = Promise.withResolvers<void>()
    const pauses: number[] = []
    works = 'locked'
    const { state, session } = run(true, (milliseconds) => {
      pauses.push(milliseconds)
      return promise
    })
    expect(await state()).toEqual({ signedIn: false, storage: 'memory' })
    works = true
    resolve()
    await expect.poll(() => events).toEqual([{ type: 'sessionBegun', name: nameSession('T0ken') }])
    expect(session.token()).toBe('T0ken')
    expect(pauses).toEqual([3_000])
  })

  test('a locked vault is not tried for ever, and a missing one not again', async () => {
    for (const [trouble, expected] of [
      ['locked', [3_000, 15_000]],
      [false, []],
    ] as const) {
      works = trouble
      const pauses: number[] = []
      const { settled } = run(true, async (milliseconds) => void pauses.push(milliseconds))
      await settled()
      await expect.poll(() => pauses).toEqual(expected)
    }
  })

  test('a page that knows of the session is not informed again', async () => {
    kept.set(keptSecret, 'T0ken')
    const { state } = run()
    expect(await state()).toMatchObject({ signedIn: true })
    expect(events).toEqual([])
  })

  for (const [what, act, token] of [
    ['logged in', 'keep', 'Newer'],
    ['signed out', 'forget', undefined],
  ] as const)
    test(`who has ${what} while the vault was asked is not overtaken by an older session`, async () => {
      kept.set(keptSecret, 'T0ken')
      const { promise, resolve } = Promise.withResolvers<void>()
      reading = promise
      const { session, settled } = run()
      if (act === 'keep') session.keep('Newer')
      else session.forget()
      resolve()
      await settled()
      expect(session.token()).toBe(token)
      expect(kept.get(keptSecret)).toBe(token)
    })

  test('without a vault the session lasts for this run only', async () => {
    works = false
    const first = run()
    first.session.keep('T0ken')
    expect(await first.state()).toMatchObject({ signedIn: true, storage: 'memory' })
    expect(await run().state()).toEqual({ signedIn: false, storage: 'memory' })
  })

  test('[DSK-08] where nothing may be stored, the session isn’t, and an earlier one is not restored', async () => {
    kept.set(keptSecret, 'of another run')
    const { session, state, settled } = run(false)
    expect(await state()).toEqual({ signedIn: false, storage: 'memory' })
    session.keep('T0ken')
    await settled()
    expect([...kept.values()]).not.toContain('T0ken')
    session.forget()
    await settled()
    expect(kept.size).toBe(0)
  })
})
