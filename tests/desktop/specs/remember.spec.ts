import { readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { call, invoke, type Run } from '../support/client.ts'
import { expect, sandboxTest as test } from '../support/fixtures.ts'
import { keyringEntry, noKeyring, startKeyring } from '../support/keyring.ts'

const username = 'juan'
const password = 'Palaro123'
const juan = { kind: 'username', username, password } as const
const remembered = { kind: 'username', username, passwordHeld: true }
const systemKey = { ...noKeyring, HOST_SAFE_STORAGE: 'available' }

const logIn = (page: Page) =>
  invoke(page, 'memory:logIn', {
    language: 'EN',
    at: Date.now(),
    botToken: `sandbox:login:${crypto.randomUUID()}`,
  })

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

test('[AUTH-07, DSK-02] a remembered login is in the system’s vault, and logs in after a restart', {
  tag: '@full',
}, async ({ keyring, start, userDataDir }) => {
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
})

test('[AUTH-07, DSK-02] without a vault the token is encrypted with the system’s key', {
  tag: '@full',
}, async ({ start, userDataDir }) => {
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

test('[AUTH-07, DSK-02] what is forgotten while the keyring is locked stays forgotten', {
  tag: '@full',
}, async ({ start, userDataDir }) => {
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

test('[DSK-02] an entry that can’t be read is left as it is, and the player reads that the new one is in memory only', {
  tag: '@full',
}, async ({ start, userDataDir }) => {
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
