import { spawn } from 'node:child_process'
import { existsSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test, vi } from 'vitest'
import { ownAppImage, startAfterThis } from './app-image.ts'
import { relaunch } from './relaunch.ts'

const run = (appImage: string | undefined) => {
  const did: unknown[] = []
  relaunch({
    app: { relaunch: () => void did.push('relaunch') },
    holdUpdate: () => void did.push('update held'),
    appImage,
    argv: ['/tmp/.mount_client/client', '--user-data-dir=/srv/kiosk'],
    start: (...started) => void did.push(started),
  })
  return did
}

test('[DSK-08] a client in an AppImage restarts from the image with the same arguments, and no update replaces it meanwhile', () => {
  expect(run('/opt/Client.AppImage')).toEqual([
    'update held',
    ['/opt/Client.AppImage', ['--user-data-dir=/srv/kiosk']],
  ])
})

test.each([undefined, ''])('[DSK-08] a client outside an AppImage is restarted by Electron', (appImage) => {
  expect(run(appImage)).toEqual(['update held', 'relaunch'])
})

const image = { APPIMAGE: '/opt/Client.AppImage', APPDIR: '/tmp/.mount_client' }
test.each<[string, Record<string, string>, string, string | undefined]>([
  ['its own', image, '/tmp/.mount_client/client', '/opt/Client.AppImage'],
  ['that of the browser that started it', image, '/opt/Client/client', undefined],
  ['one with a name that begins alike', image, '/tmp/.mount_client2/client', undefined],
  ['none', {}, '/opt/Client/client', undefined],
  ['half of one', { APPIMAGE: '/opt/Client.AppImage' }, '/opt/Client/client', undefined],
])('[DSK-09] the AppImage that a client runs from: %s', (_, env, execPath, found) => {
  expect(ownAppImage({ env, execPath })).toBe(found)
})

test.runIf(process.platform === 'linux')(
  '[DSK-08] the new client starts only once the old one has ended',
  async () => {
    const folder = mkdtempSync(join(tmpdir(), 'after-'))
    onTestFinished(() => rmSync(folder, { recursive: true }))
    const file = join(folder, 'started')
    const client = spawn('sleep', ['30'])
    startAfterThis('/bin/sh', ['-c', `: > '${file}'`], client.pid)
    const another = spawn('sleep', ['0.5'])
    await new Promise((resolve) => another.once('exit', resolve))
    expect(existsSync(file)).toBe(false)
    client.kill()
    await vi.waitFor(() => expect(existsSync(file)).toBe(true), { timeout: 5_000 })
  },
)
