import { createHash, generateKeyPairSync, type KeyObject, sign } from 'node:crypto'
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { createServer, type RequestOptions, request, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { AppImageUpdater } from 'electron-updater'
import { ElectronHttpExecutor } from 'electron-updater/out/electronHttpExecutor.js'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { UpdateState } from '#shared/domain/updates.ts'
import { createLog } from '../log.ts'
import { engineOf } from './engine.ts'
import { createUpdates, type Updates } from './updates.ts'

/** Uses Node's network instead of Electron's. Requests and verification are electron-updater's own code. */
class NodeExecutor extends ElectronHttpExecutor {
  override createRequest(options: RequestOptions, callback: (response: unknown) => void): never {
    // Both kinds of request have all members that are used.
    return request(options, callback) as never
  }
}

const artifact = Buffer.from('#!/bin/sh\n# the client, next version\n'.repeat(2000))
const sha512 = createHash('sha512').update(artifact).digest('base64')
const feed = (version: string, checksum: string | undefined, url = 'Client-2.0.0.AppImage') =>
  [
    `version: ${version}`,
    'files:',
    `  - url: ${url}`,
    ...(checksum === undefined ? [] : [`    sha512: ${checksum}`]),
    `    size: ${artifact.length}`,
    "releaseDate: '2026-01-01T00:00:00.000Z'",
  ].join('\n')

const { publicKey, privateKey } = generateKeyPairSync('ed25519')
const key = publicKey.export({ format: 'jwk' }).x ?? ''

/** Puts an offer on the server, with its signature. */
function publish(content: string, signer: KeyObject = privateKey): void {
  answers['/latest-linux.yml'] = content
  answers['/latest-linux.yml.sig'] = sign(null, Buffer.from(content), signer).toString('base64')
}

let folder: string
let server: Server
let answers: Record<string, string | Buffer | number>
let quit: ((code: number) => void) | undefined
let states: UpdateState[]
let updates: Updates

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'updates-'))
  const appImage = join(folder, 'Client-1.4.0.AppImage')
  writeFileSync(appImage, 'this version')
  vi.stubEnv('APPIMAGE', appImage)
  states = []
  quit = undefined
  answers = { '/Client-2.0.0.AppImage': artifact }
  server = createServer(({ url = '' }, response) => {
    const answer = answers[url.split('?')[0] ?? ''] ?? 404
    const [status, body] = typeof answer === 'number' ? [answer, ''] : [200, answer]
    response.writeHead(status, { 'content-length': body.length }).end(body)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/`
  const config = join(folder, 'app-update.yml')
  writeFileSync(config, `provider: generic\nurl: ${url}\nupdaterCacheDirName: client-updater\n`)

  const updater = new AppImageUpdater(undefined, {
    version: '1.4.0',
    name: 'client',
    isPackaged: true,
    appUpdateConfigPath: config,
    userDataPath: folder,
    baseCachePath: join(folder, 'cache'),
    whenReady: async () => {},
    relaunch() {},
    quit() {},
    onQuit: (handler: (code: number) => void) => void (quit = handler),
  })
  Object.assign(updater, { httpExecutor: new NodeExecutor() })
  const log = createLog(() => {})
  updates = createUpdates({
    load: async () => engineOf(updater, { url, key }, log),
    first: { at: 'idle' },
    automatic: () => true,
    gamesRun: () => false,
    report: (state) => states.push(state),
    log,
    timeout: 3000,
  })
})

afterEach(() => {
  vi.unstubAllEnvs()
  server.closeAllConnections()
  server.close()
  rmSync(folder, { recursive: true, force: true })
})

async function outcome(): Promise<UpdateState> {
  updates.check()
  await vi.waitFor(() => expect(states.at(-1)?.at).toMatch(/none|ready|failed/), { timeout: 5000 })
  return updates.state()
}

test('[DSK-09] an update with the right checksum is downloaded with progress, and ready to be installed at quit', async () => {
  publish(feed('2.0.0', sha512))
  expect(await outcome()).toEqual({ at: 'ready', version: '2.0.0' })
  expect(states).toContainEqual({ at: 'downloading', version: '2.0.0', percent: 100 })
  expect(existsSync(join(folder, 'cache/client-updater/pending/Client-2.0.0.AppImage'))).toBe(true)
  expect(quit).toBeDefined()
})

const otherSum = createHash('sha512').update('something else').digest('base64')
test.each<[string, string, UpdateState]>([
  ['another checksum', feed('2.0.0', otherSum), { at: 'failed', why: 'mismatch' }],
  ['no checksum', feed('2.0.0', undefined), { at: 'failed', why: 'mismatch' }],
  ['an older version', feed('1.3.9', sha512), { at: 'none' }],
  ['the same version', feed('1.4.0', sha512), { at: 'none' }],
  ['a test version', feed('1.4.0-beta.1', sha512), { at: 'none' }],
  ['a version that is none', feed('newest', sha512), { at: 'failed', why: 'feed' }],
  ['an endless version', feed(`2.0.0-${'9a'.repeat(60)}`, sha512), { at: 'failed', why: 'feed' }],
  ['a web page', '<!doctype html><title>Welcome to our Wi-Fi</title>', { at: 'failed', why: 'feed' }],
  ['nothing at all', '', { at: 'failed', why: 'feed' }],
  ['a file that is not there', feed('2.0.0', sha512, 'Gone.AppImage'), { at: 'failed', why: 'unreachable' }],
])('[DSK-09] nothing is downloaded from a feed that offers %s', async (_, content, state) => {
  publish(content)
  expect(await outcome()).toEqual(state)
  expectNothingFetched()
})

const newer = feed('2.0.0', sha512)
const another = generateKeyPairSync('ed25519').privateKey
test.each<[string, () => void, UpdateState]>([
  ['does not sign', () => (answers['/latest-linux.yml'] = newer), { at: 'failed', why: 'feed' }],
  ['signs with another key', () => publish(newer, another), { at: 'failed', why: 'feed' }],
  [
    'shows the signature of another offer',
    () => {
      publish(feed('1.9.0', sha512))
      answers['/latest-linux.yml'] = newer
    },
    { at: 'failed', why: 'feed' },
  ],
  [
    'changes a byte of what was signed',
    () => {
      publish(newer)
      answers['/latest-linux.yml'] = newer.replace('size: ', 'size:  ')
    },
    { at: 'failed', why: 'feed' },
  ],
  [
    'loses its signature',
    () => {
      publish(newer)
      answers['/latest-linux.yml.sig'] = 500
    },
    { at: 'failed', why: 'unreachable' },
  ],
  ['has no file', () => {}, { at: 'failed', why: 'feed' }],
  ['fails on its server', () => (answers['/latest-linux.yml'] = 500), { at: 'failed', why: 'unreachable' }],
])('[DSK-09, SEC-04] a feed that %s installs nothing', async (_, offer, state) => {
  offer()
  expect(await outcome()).toEqual(state)
  expectNothingFetched()
})

/** Nothing is left that would be installed on quit. */
function expectNothingFetched(): void {
  expect(existsSync(join(folder, 'cache/client-updater/pending/Client-2.0.0.AppImage'))).toBe(false)
  expect(quit).toBeUndefined()
}

test('[DSK-09] a feed that is down is reported as unreachable', async () => {
  server.removeAllListeners('request').on('request', ({ socket }) => socket.destroy())
  expect(await outcome()).toEqual({ at: 'failed', why: 'unreachable' })
})
