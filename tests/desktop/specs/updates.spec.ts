import { createHash, generateKeyPairSync, sign } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import { chmod, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect } from '@playwright/test'
import { logIn } from '#support/main-job.ts'
import { invoke, startRun } from '../support/client.ts'
import { openClientSettings } from '../support/client-settings.ts'
import { sandboxTest } from '../support/fixtures.ts'
import { keyringEntry, startKeyring } from '../support/keyring.ts'

/** The next version: a script that records that it was started. */
const artifact = Buffer.from('#!/bin/sh\necho installed > "$(dirname "$0")/installed"\n')
const sha512 = (content: Buffer | string) => createHash('sha512').update(content).digest('base64')
const offer = (version: string, checksum: string) =>
  `version: ${version}\nfiles:\n  - url: Client-${version}.AppImage\n    sha512: ${checksum}\n    size: ${artifact.length}\nreleaseDate: '2026-01-01T00:00:00.000Z'\n`

const { publicKey, privateKey } = generateKeyPairSync('ed25519')
const key = publicKey.export({ format: 'jwk' }).x ?? ''

type Feed = {
  offered: string | undefined
  /** Where the feed sends everybody; undefined keeps them. */
  sendsTo: string | undefined
  isSigned: boolean
  /** Whether a proxy before the feed asks for a login. */
  asksForLogin: boolean
  /** The passwords that it was told, without repetitions. */
  logins: string[]
  folder: string
  args: string[]
  env: Record<string, string>
}

/** A local feed, and a client that runs as an AppImage and uses it. */
const test = sandboxTest.extend<{ feed: Feed }>({
  feed: async ({}, use) => {
    const folder = await mkdtemp(join(tmpdir(), 'feed-'))
    const appImage = join(folder, 'Client-0.1.0.AppImage')
    await writeFile(appImage, 'this version')
    await chmod(appImage, 0o755)
    const server = createServer(({ url = '', headers }, response) => {
      const login = atob(headers['proxy-authorization']?.replace('Basic ', '') ?? '').replace('ana:', '')
      if (login !== '' && feed.logins.at(-1) !== login) feed.logins.push(login)
      if (feed.asksForLogin && login !== 'Secret-1')
        return void response.writeHead(407, { 'proxy-authenticate': 'Basic realm="the house"' }).end()
      if (feed.offered === undefined) return void response.destroy()
      if (feed.sendsTo !== undefined) return void response.writeHead(302, { location: feed.sendsTo }).end()
      if (url.includes('.sig') && !feed.isSigned) return void response.writeHead(404).end()
      const offered = Buffer.from(feed.offered)
      const signature = () => Buffer.from(sign(null, offered, privateKey).toString('base64'))
      const ofFeed = url.includes('.sig') ? signature() : offered
      const body = url.includes('.yml') ? ofFeed : artifact
      response.writeHead(200, { 'content-length': body.length }).end(body)
    })
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
    const { port } = server.address() as AddressInfo
    const config = join(folder, 'app-update.yml')
    await writeFile(
      config,
      `provider: generic\nurl: http://127.0.0.1:${port}/\npublicKey: ${key}\nupdaterCacheDirName: updater\n`,
    )
    const feed: Feed = {
      offered: undefined,
      sendsTo: undefined,
      isSigned: true,
      asksForLogin: false,
      logins: [],
      folder,
      args: [`--update-config=${config}`],
      env: { APPIMAGE: appImage, APPDIR: '/', XDG_CACHE_HOME: join(folder, 'cache') },
    }
    await use(feed)
    server.closeAllConnections()
    server.close()
    await rm(folder, { recursive: true, force: true })
  },
})

test('[DSK-09, DSK-12, SEC-04] an update is refused, verified, and installed at quit; log and support file hold no secret', {
  tag: ['@app-image', '@full'],
}, async ({ gatewayUrl, feed, userDataDir }) => {
  test.slow()
  const keyring = await startKeyring('unlocked')
  const client = await startRun(gatewayUrl, {
    userDataDir,
    args: feed.args,
    env: { ...keyring.env, ...feed.env },
  })
  const { page, app } = client
  await logIn(page, 'juan', 'Palaro123')
  const dialog = await openClientSettings(page)
  const updates = dialog.getByRole('region', { name: 'Updates' })
  const look = updates.getByRole('button', { name: 'Check now' })

  await look.click()
  await expect(updates.getByText('The update server can’t be reached')).toBeVisible()
  feed.offered = '<!doctype html><title>Welcome to our Wi-Fi</title>'
  await look.click()
  await expect(updates.getByText('invalid response')).toBeVisible()
  feed.offered = offer('9.9.9', sha512('something else'))
  await look.click()
  await expect(updates.getByRole('alert')).toContainText('The update was rejected')
  feed.offered = offer('0.0.9', sha512(artifact))
  await look.click()
  await expect(updates.getByText('You have the latest version.')).toBeVisible()
  feed.offered = offer('9.9.9', sha512(artifact))
  await look.click()
  await expect(updates.getByText('Version 9.9.9 is ready.')).toBeVisible()
  await expect(updates.getByRole('button', { name: 'Restart and update' })).toBeVisible()

  const file = join(feed.folder, 'support.json')
  await app.evaluate((electron, filePath) => {
    electron.dialog.showSaveDialog = async () => ({ canceled: false, filePath })
  }, file)
  await dialog.getByRole('button', { name: 'Save support file' }).click()
  await expect(dialog.getByText('The file was saved.')).toBeVisible()
  const { version: own }: { version: string } = JSON.parse(readFileSync('package.json', 'utf8'))
  const bundle = readFileSync(file, 'utf8')
  expect(JSON.parse(bundle)).toMatchObject({
    client: { name: 'Palaro', version: own },
    storage: 'vault',
    updates: { at: 'ready', version: '9.9.9' },
    log: expect.arrayContaining([
      expect.objectContaining({ area: 'updates', message: 'an update was found' }),
    ]),
  })
  const token = await keyringEntry(app, 'session')
  expect(token).toMatch(/.{8}/)

  await client.close()
  await keyring.close()
  const log = readFileSync(join(userDataDir, 'logs', 'client.log'), 'utf8')
  for (const secret of [token ?? '', 'juan', 'Palaro123'])
    for (const text of [bundle, log]) expect(text).not.toContain(secret)
  expect(existsSync(join(feed.folder, 'installed'))).toBe(true)
  expect(readFileSync(join(feed.folder, 'Client-9.9.9.AppImage'))).toEqual(artifact)
})

test('[DSK-09, SEC-04] a feed without the brand’s signature installs nothing, nor does one that leads out of encryption', {
  tag: ['@app-image', '@full'],
}, async ({ gatewayUrl, feed, userDataDir }) => {
  const client = await startRun(gatewayUrl, { userDataDir, args: feed.args, env: feed.env })
  const { page, output } = client
  const look = async () => {
    await invoke(page, 'updates:check')
    const state = () => invoke(page, 'updates:state')
    await expect.poll(async () => (await state()).at).not.toBe('checking')
    return await state()
  }
  feed.offered = offer('9.9.9', sha512(artifact))
  feed.isSigned = false
  expect(await look()).toEqual({ at: 'failed', why: 'feed' })
  feed.isSigned = true
  feed.sendsTo = 'http://updates.operator.example/latest-linux.yml'
  expect(await look()).toEqual({ at: 'failed', why: 'unreachable' })
  expect(output()).toContain('an address without encryption was refused')
  await client.close()
  expect(existsSync(join(feed.folder, 'installed'))).toBe(false)
})

test('[DSK-09, SEC-04] behind a proxy that asks for a login, what the person types is used until it is wrong, and the update comes', {
  tag: ['@app-image', '@full'],
}, async ({ gatewayUrl, feed, userDataDir }) => {
  const client = await startRun(gatewayUrl, { userDataDir, args: feed.args, env: feed.env })
  const { page, output } = client
  feed.offered = offer('9.9.9', sha512(artifact))
  feed.asksForLogin = true
  await invoke(page, 'updates:check')
  const dialog = page.getByRole('dialog', { name: 'Network login required' })
  const type = async (password: string) => {
    await dialog.getByRole('textbox', { name: 'Proxy username' }).fill('ana')
    await dialog.getByLabel('Proxy password', { exact: true }).fill(password)
    await dialog.getByRole('button', { name: 'Continue' }).click()
  }
  await type('Secret-0')
  await expect(dialog.getByRole('alert')).toContainText('didn’t accept')
  await type('Secret-1')
  await expect.poll(() => invoke(page, 'updates:state')).toEqual({ at: 'ready', version: '9.9.9' })
  await expect(dialog).toBeHidden()
  expect(output()).not.toMatch(/Secret-\d/)
  expect(feed.logins).toEqual(['Secret-0', 'Secret-1'])
  await client.close()
})
