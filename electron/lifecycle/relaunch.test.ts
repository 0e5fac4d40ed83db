import { EventEmitter } from 'node:events'
import type { App } from 'electron'
import { expect, test } from 'vitest'
import { relaunch } from './relaunch.ts'

/** Asks for a relaunch. Returns what was done at once, and what once the run has ended. */
function run(appImage: string | undefined): { atOnce: unknown[]; atTheEnd: unknown[] } {
  const did: unknown[] = []
  const app = Object.assign(new EventEmitter(), {
    relaunch: () => void did.push('relaunch'),
    releaseSingleInstanceLock: () => void did.push('lock released'),
  })
  relaunch({
    app: app as unknown as App,
    appImage,
    argv: ['/tmp/.mount_client/client', '--user-data-dir=/srv/kiosk'],
    start: (...started) => void did.push(started),
  })
  const atOnce = did.splice(0)
  app.emit('quit')
  return { atOnce, atTheEnd: did }
}

test('[DSK-08] out of an AppImage the image itself is started at the very end, with the same arguments and a free lock', () => {
  expect(run('/opt/Client.AppImage')).toEqual({
    atOnce: [],
    atTheEnd: ['lock released', ['/opt/Client.AppImage', ['--user-data-dir=/srv/kiosk']]],
  })
})

test.each([undefined, ''])('[DSK-08] everywhere else Electron does it', (appImage) => {
  expect(run(appImage)).toEqual({ atOnce: ['relaunch'], atTheEnd: [] })
})
