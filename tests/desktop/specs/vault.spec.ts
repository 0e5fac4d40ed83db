import { readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, forgetSession, invoke, logIn } from '../support/client.ts'
import { keyringEntry, noKeyring, startKeyring } from '../support/keyring.ts'
import { startOperator, token } from '../support/operator.ts'
import { test as base } from '../support/runs.ts'

const test = base.extend({
  gatewayUrl: async ({}, use) => {
    const operator = await startOperator()
    await use(operator.gatewayUrl)
    await operator.close()
  },
})

const entryFile = (folder: string) => join(folder, 'vault', 'session.bin')
const entry = (folder: string) => readFile(entryFile(folder)).catch(() => undefined)

test('[DSK-02] the token is kept in the system’s vault where there is one', async ({
  start,
  userDataDir,
}) => {
  const keyring = await startKeyring('unlocked')
  try {
    const site = await start(keyring.env)
    await logIn(site.page)
    expect(await invoke(site.page, 'session:state')).toMatchObject({ signedIn: true, storage: 'vault' })
    const kept = () => keyringEntry(site.app, 'session')
    await expect.poll(kept).toBe(token)
    expect(await entry(userDataDir)).toBeUndefined()
    await forgetSession(site.page)
    await expect.poll(kept).toBeNull()
  } finally {
    await keyring.close()
  }
})

test('[DSK-02] without a vault it is encrypted with the system’s key', async ({ start, userDataDir }) => {
  const site = await start({ ...noKeyring, HOST_SAFE_STORAGE: 'available' })
  await logIn(site.page)
  expect(await invoke(site.page, 'session:state')).toMatchObject({ signedIn: true, storage: 'encrypted' })
  await expect.poll(() => entry(userDataDir)).toBeDefined()
  expect((await entry(userDataDir))?.includes(token)).toBe(false)
  await forgetSession(site.page)
  await expect.poll(() => entry(userDataDir)).toBeUndefined()
})

for (const mode of ['unavailable', 'basic-text', 'locked'] as const)
  test(`[DSK-02] where the system’s key is ${mode} too, the token is in memory only, and that is said`, async ({
    start,
    userDataDir,
  }) => {
    const site = await start({ ...noKeyring, HOST_SAFE_STORAGE: mode })
    await logIn(site.page)
    expect(await invoke(site.page, 'session:state')).toMatchObject({ signedIn: true, storage: 'memory' })
    expect(await readdir(join(userDataDir, 'vault')).catch(() => [])).toEqual([])
    await site.page.reload()
    expect(await invoke(site.page, 'session:state')).toMatchObject({ signedIn: true })
  })

test('[DSK-02] a locked vault does not hold the client up', async ({ start }) => {
  const keyring = await startKeyring('locked')
  try {
    const site = await start({ ...keyring.env, HOST_SAFE_STORAGE: 'available' })
    await logIn(site.page)
    expect(await invoke(site.page, 'session:state')).toMatchObject({ signedIn: true, storage: 'encrypted' })
    await expect.poll(site.output).toContain('"backend":"keyring","fault":"locked"')
  } finally {
    await keyring.close()
  }
})

test('a session ends with the client, and what a killed one left behind is cleared at the next start', async ({
  start,
  userDataDir,
}) => {
  const env = { ...noKeyring, HOST_SAFE_STORAGE: 'available' }
  const first = await start(env)
  await logIn(first.page)
  await expect.poll(() => entry(userDataDir)).toBeDefined()
  await first.kill()
  const second = await start(env)
  expect(await invoke(second.page, 'session:state')).toMatchObject({ signedIn: false })
  await expect.poll(() => entry(userDataDir)).toBeUndefined()
})

test('[DSK-02] a damaged entry loses nothing: the session goes on in memory', async ({
  start,
  userDataDir,
}) => {
  const site = await start({ ...noKeyring, HOST_SAFE_STORAGE: 'available' })
  expect(await invoke(site.page, 'session:state')).toMatchObject({ storage: 'encrypted' })
  await writeFile(entryFile(userDataDir), 'not encrypted by anybody')
  await logIn(site.page)
  expect(await invoke(site.page, 'session:state')).toMatchObject({ signedIn: true })
  await expect.poll(site.output).toContain('"fault":"undecryptable"')
  expect(String(await entry(userDataDir))).toBe('not encrypted by anybody')
})
