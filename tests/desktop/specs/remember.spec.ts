import { readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { ElectronApplication, Page } from '@playwright/test'
import { call, expect, invoke, type Run } from '../support/client.ts'
import { keyringEntry, noKeyring, startKeyring } from '../support/keyring.ts'
import { sandboxTest as test } from '../support/runs.ts'

const username = 'juan'
const password = 'Palaro123'
const juan = { kind: 'username', username, password } as const
const remembered = { kind: 'username', username, passwordHeld: true }
const systemKey = { ...noKeyring, HOST_SAFE_STORAGE: 'available' }
const day = 24 * 3_600_000

const logIn = (page: Page) =>
  invoke(page, 'memory:logIn', {
    language: 'EN',
    at: Date.now(),
    botToken: `sandbox:login:${crypto.randomUUID()}`,
  })

/** Advances main's clock. */
const moveClock = (app: ElectronApplication, milliseconds: number) =>
  app.evaluate((_, by) => {
    const now = Date.now
    Date.now = () => now() + by
  }, milliseconds)

const entryFile = (folder: string) => join(folder, 'vault', 'login.bin')
const entry = (folder: string) => readFile(entryFile(folder)).catch(() => undefined)

/** Returns the files in a folder that contain the password in plain text. */
async function filesWithPassword(folder: string): Promise<string[]> {
  const files = await readdir(folder, { recursive: true, withFileTypes: true })
  const holding: string[] = []
  for (const file of files.filter((one) => one.isFile())) {
    const path = join(file.parentPath, file.name)
    if ((await readFile(path)).includes(password)) holding.push(path)
  }
  return holding
}

/** Returns everything that a script in the page can read, and everything else on its heap. */
async function pageMemory(page: Page): Promise<string> {
  await page.evaluate(
    (text) => Object.assign(window, { mark: text.join('-') }),
    ['found', 'on', 'the', 'heap'],
  )
  const reachable = await page.evaluate(async () =>
    JSON.stringify([
      await window.desktop?.invoke('memory:read'),
      await window.desktop?.invoke('session:state'),
      { ...localStorage },
      { ...sessionStorage },
      document.cookie,
      document.documentElement.outerHTML,
      [...document.querySelectorAll('input')].map(({ value }) => value),
      performance.getEntries(),
    ]),
  )
  const session = await page.context().newCDPSession(page)
  const chunks: string[] = []
  session.on('HeapProfiler.addHeapSnapshotChunk', ({ chunk }) => chunks.push(chunk))
  await session.send('HeapProfiler.takeHeapSnapshot')
  await session.detach()
  return reachable + chunks.join('')
}

test('[AUTH-07, DSK-02] a remembered login is in the system’s vault, and logs in after a restart', async ({
  start,
  userDataDir,
}) => {
  const keyring = await startKeyring('unlocked')
  try {
    const first = await start(keyring.env)
    expect(await invoke(first.page, 'memory:read')).toEqual({ storage: 'vault' })
    expect(await invoke(first.page, 'memory:keep', juan)).toBe('vault')
    expect(await keyringEntry(first.app, 'login')).toContain(password)
    expect(await entry(userDataDir)).toBeUndefined()
    await first.close()

    const second = await start(keyring.env)
    expect(await invoke(second.page, 'memory:read')).toEqual({ login: remembered, storage: 'vault' })
    const answer = await logIn(second.page)
    expect(answer).toMatchObject({
      answered: true,
      status: 200,
      headers: { 'x-signed-in': expect.any(String) },
    })
    expect(await invoke(second.page, 'session:state')).toMatchObject({ signedIn: true, storage: 'vault' })
    const info = await call(second.page, 'GET', '/wps/member/info')
    expect(JSON.parse(info.text)).toMatchObject({ success: true, value: { account: username } })

    expect(JSON.stringify(answer)).not.toMatch(new RegExp(`${password}|"token"`))
    const memory = await pageMemory(second.page)
    // The marker is found, so the search works.
    expect(memory).toContain('found-on-the-heap')
    expect(memory).not.toContain(password)
    for (const { output } of [first, second])
      expect(output()).not.toMatch(new RegExp(`${password}|${username}`))
    expect(await filesWithPassword(userDataDir)).toEqual([])
  } finally {
    await keyring.close()
  }
})

test('[AUTH-07, DSK-02] without a vault it is encrypted with the system’s key', async ({
  start,
  userDataDir,
}) => {
  const first = await start(systemKey)
  expect(await invoke(first.page, 'memory:keep', juan)).toBe('encrypted')
  await first.close()
  expect(await entry(userDataDir)).toBeDefined()
  expect(await filesWithPassword(userDataDir)).toEqual([])
  const second = await start(systemKey)
  expect(await invoke(second.page, 'memory:read')).toEqual({ login: remembered, storage: 'encrypted' })
  expect(await logIn(second.page)).toMatchObject({
    answered: true,
    headers: { 'x-signed-in': expect.any(String) },
  })
})

test('[AUTH-07, DSK-02] where nothing can encrypt it is kept for this run only, and that is said', async ({
  start,
  userDataDir,
}) => {
  const env = { ...noKeyring, HOST_SAFE_STORAGE: 'unavailable' }
  const first = await start(env)
  expect(await invoke(first.page, 'memory:keep', juan)).toBe('memory')
  await first.page.reload()
  expect(await invoke(first.page, 'memory:read')).toEqual({ login: remembered, storage: 'memory' })
  expect(await logIn(first.page)).toMatchObject({
    answered: true,
    headers: { 'x-signed-in': expect.any(String) },
  })
  await first.close()
  expect(await filesWithPassword(userDataDir)).toEqual([])
  const second = await start(env)
  expect(await invoke(second.page, 'memory:read')).toEqual({ storage: 'memory' })
})

test('[AUTH-07] it is forgotten at once, in the vault too', async ({ start, userDataDir }) => {
  const keyring = await startKeyring('unlocked')
  try {
    const { app, page } = await start(keyring.env)
    await invoke(page, 'memory:keep', juan)
    const sms = { kind: 'sms', country: 'PH', mobile: '0919 123 4567' } as const
    await invoke(page, 'memory:keep', sms)
    expect(await invoke(page, 'memory:read')).toEqual({ login: sms, storage: 'vault' })
    await invoke(page, 'memory:keep', juan)
    await invoke(page, 'memory:forget')
    expect(await keyringEntry(app, 'login')).toBeNull()
    expect(await invoke(page, 'memory:read')).toEqual({ storage: 'vault' })
    expect(await logIn(page)).toEqual({ answered: false, why: 'nothingHeld' })
    expect(await filesWithPassword(userDataDir)).toEqual([])
  } finally {
    await keyring.close()
  }
})

test('[AUTH-07, DSK-02] a locked keyring loses nothing, and what is forgotten meanwhile stays forgotten', async ({
  start,
  userDataDir,
}) => {
  const data = join(userDataDir, 'keyrings')
  const env = { HOST_SAFE_STORAGE: 'unavailable' }
  /** Runs the client once with the same keyring. */
  const withKeyring = async (state: 'unlocked' | 'locked', work: (run: Run) => Promise<void>) => {
    const keyring = await startKeyring(state, data)
    const run = await start({ ...env, ...keyring.env })
    try {
      await work(run)
    } finally {
      await run.close()
      await keyring.close()
    }
  }
  await withKeyring('unlocked', async ({ page }) => {
    expect(await invoke(page, 'memory:keep', juan)).toBe('vault')
  })
  await test.step('locked: the site works, says that nothing can be kept, and keeps for this run', async () => {
    await withKeyring('locked', async ({ page }) => {
      expect(await invoke(page, 'memory:read')).toEqual({ storage: 'memory' })
      expect(await invoke(page, 'memory:keep', { ...juan, username: 'maria' })).toBe('memory')
      expect(await invoke(page, 'memory:read')).toMatchObject({ login: { username: 'maria' } })
    })
  })
  await test.step('open again: what was there is there', async () => {
    await withKeyring('unlocked', async ({ page }) => {
      expect(await invoke(page, 'memory:read')).toEqual({ login: remembered, storage: 'vault' })
    })
  })
  await test.step('forgotten while it is locked', async () => {
    await withKeyring('locked', async ({ page }) => {
      await invoke(page, 'memory:forget')
      expect(await invoke(page, 'memory:read')).toEqual({ storage: 'memory' })
    })
  })
  await test.step('open again: it is gone, there too', async () => {
    await withKeyring('unlocked', async ({ app, page }) => {
      expect(await invoke(page, 'memory:read')).toEqual({ storage: 'vault' })
      expect(await keyringEntry(app, 'login')).toBeNull()
    })
  })
})

test('[AUTH-07, DSK-02] a keyring that locks itself while the client runs harms nothing', async ({
  start,
}) => {
  const keyring = await startKeyring('unlocked')
  try {
    const { page, output } = await start({ ...keyring.env, HOST_SAFE_STORAGE: 'available' })
    await invoke(page, 'memory:keep', juan)
    await keyring.lock()
    expect(await invoke(page, 'memory:read')).toMatchObject({ login: remembered })
    await invoke(page, 'memory:forget')
    expect(await invoke(page, 'memory:read')).toEqual({ storage: 'encrypted' })
    expect(await invoke(page, 'memory:keep', juan)).toBe('encrypted')
    await expect.poll(output).toContain('"fault":"locked"')
  } finally {
    await keyring.close()
  }
})

test('[AUTH-07, STO-02] an entry that is damaged or of another version is dropped', async ({ start }) => {
  const keyring = await startKeyring('unlocked')
  try {
    const { app, page } = await start(keyring.env)
    for (const text of ['{"version":1,"at":', '{"version":9,"at":0,"login":{"kind":"face"}}']) {
      await keyringEntry(app, 'login', text)
      expect(await invoke(page, 'memory:read')).toEqual({ storage: 'vault' })
      expect(await keyringEntry(app, 'login')).toBeNull()
    }
    expect(await invoke(page, 'memory:keep', juan)).toBe('vault')
  } finally {
    await keyring.close()
  }
})

test('[DSK-02] an entry that can’t be read is left as it is, and that the new one is in memory is said', async ({
  start,
  userDataDir,
}) => {
  const { page, output } = await start(systemKey)
  expect(await invoke(page, 'memory:read')).toEqual({ storage: 'encrypted' })
  await writeFile(entryFile(userDataDir), 'not encrypted by anybody')
  expect(await invoke(page, 'memory:read')).toEqual({ storage: 'encrypted' })
  expect(await invoke(page, 'memory:keep', juan)).toBe('memory')
  expect(await invoke(page, 'memory:read')).toEqual({ login: remembered, storage: 'memory' })
  expect(String(await entry(userDataDir))).toBe('not encrypted by anybody')
  await expect.poll(output).toContain('"fault":"undecryptable"')
  // Only forgetting it removes it.
  await invoke(page, 'memory:forget')
  expect(await entry(userDataDir)).toBeUndefined()
})

test('[AUTH-07] after a day it is over, and gone', async ({ start, userDataDir }) => {
  const { app, page } = await start(systemKey)
  await invoke(page, 'memory:keep', juan)
  await moveClock(app, day - 60_000)
  expect(await invoke(page, 'memory:read')).toMatchObject({ login: remembered })
  await moveClock(app, 60_000)
  expect(await logIn(page)).toEqual({ answered: false, why: 'nothingHeld' })
  expect(await invoke(page, 'memory:read')).toEqual({ storage: 'encrypted' })
  expect(await entry(userDataDir)).toBeUndefined()
})

test('[AUTH-07] a password that the gateway refuses is forgotten, and the name stays', async ({ start }) => {
  const { page } = await start(systemKey)
  await invoke(page, 'memory:keep', { ...juan, password: 'another1' })
  const answer = await logIn(page)
  expect(JSON.parse(answer.answered ? answer.body : '')).toMatchObject({
    success: false,
    code: 'WRONG_CREDENTIALS',
  })
  expect((await invoke(page, 'memory:read')).login).toEqual({ ...remembered, passwordHeld: false })
  expect(await invoke(page, 'session:state')).toMatchObject({ signedIn: false })
})

test('[AUTH-07] a gateway that can’t be reached, or has no time, costs no remembered login', async ({
  start,
  sandbox,
}) => {
  const { page } = await start(systemKey)
  await invoke(page, 'memory:keep', juan)
  await sandbox.fault('session.login', 'drop', { times: 1 })
  expect(await logIn(page)).toEqual({ answered: false, why: 'offline' })
  await sandbox.fault('session.login', '503', { times: 1 })
  expect(await logIn(page)).toMatchObject({ answered: true, status: 503 })
  await sandbox.clearFaults()
  expect(await invoke(page, 'memory:read')).toMatchObject({ login: remembered })
  expect(await logIn(page)).toMatchObject({ answered: true, headers: { 'x-signed-in': expect.any(String) } })
})
