import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { forgetSession, invoke, logIn } from '../support/client.ts'
import { test as base, expect } from '../support/fixtures.ts'
import { keyringEntry, noKeyring, startKeyring } from '../support/keyring.ts'
import { token } from '../support/operator.ts'
import { needStandIn } from '../support/stand-in.ts'

const test = base.extend({
  gatewayUrl: ({ operator }, use) => use(operator.gatewayUrl),
})

const entryFile = (folder: string) => join(folder, 'vault', 'session.bin')
const entry = (folder: string) => readFile(entryFile(folder)).catch(() => undefined)

test('[DSK-02] the token is kept in the system’s vault where there is one', { tag: '@full' }, async ({
  keyring,
  start,
  userDataDir,
}) => {
  const site = await start(keyring.env)
  await logIn(site.page)
  expect(await invoke(site.page, 'session:state')).toMatchObject({ signedIn: true, storage: 'vault' })
  const kept = () => keyringEntry(site.app, 'session')
  await expect.poll(kept).toBe(token)
  expect(await entry(userDataDir)).toBeUndefined()
  await forgetSession(site.page)
  await expect.poll(kept).toBeNull()
})

test('[DSK-02] without a vault the token is encrypted with the system’s key', async ({ site }) => {
  needStandIn()
  const { userDataDir } = site
  await logIn(site.page)
  expect(await invoke(site.page, 'session:state')).toMatchObject({ signedIn: true, storage: 'encrypted' })
  await expect.poll(() => entry(userDataDir)).toBeDefined()
  expect((await entry(userDataDir))?.includes(token)).toBe(false)
  await forgetSession(site.page)
  await expect.poll(() => entry(userDataDir)).toBeUndefined()
})

test('[DSK-02] where the system’s key is a known text, the token is in memory only, and the player reads so', {
  tag: '@full',
}, async ({ start, userDataDir }) => {
  const site = await start({ ...noKeyring, HOST_SAFE_STORAGE: 'basic-text' })
  await logIn(site.page)
  expect(await invoke(site.page, 'session:state')).toMatchObject({ signedIn: true, storage: 'memory' })
  expect(await readdir(join(userDataDir, 'vault')).catch(() => [])).toEqual([])
  await site.page.reload()
  expect(await invoke(site.page, 'session:state')).toMatchObject({ signedIn: true })
})

test('[DSK-02] a locked vault does not hold the client up', { tag: '@full' }, async ({ start }) => {
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

test('a session ends with the client, and what a killed one left behind is cleared at the next start', {
  tag: '@full',
}, async ({ start, userDataDir }) => {
  const env = { ...noKeyring, HOST_SAFE_STORAGE: 'available' }
  const first = await start(env)
  await logIn(first.page)
  await expect.poll(() => entry(userDataDir)).toBeDefined()
  await first.kill()
  const second = await start(env)
  expect(await invoke(second.page, 'session:state')).toMatchObject({ signedIn: false })
  await expect.poll(() => entry(userDataDir)).toBeUndefined()
})
