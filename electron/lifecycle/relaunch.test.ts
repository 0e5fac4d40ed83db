import { expect, test } from 'vitest'
import { relaunch } from './relaunch.ts'

const run = (appImage: string | undefined) => {
  const did: unknown[] = []
  relaunch({
    app: {
      relaunch: () => void did.push('relaunch'),
      releaseSingleInstanceLock: () => void did.push('lock released'),
    },
    appImage,
    argv: ['/tmp/.mount_client/client', '--user-data-dir=/srv/kiosk'],
    start: (...started) => void did.push(started),
  })
  return did
}

test('[DSK-08] out of an AppImage the image itself is started, with the same arguments and a free lock', () => {
  expect(run('/opt/Client.AppImage')).toEqual([
    'lock released',
    ['/opt/Client.AppImage', ['--user-data-dir=/srv/kiosk']],
  ])
})

test.each([undefined, ''])('[DSK-08] everywhere else Electron does it', (appImage) => {
  expect(run(appImage)).toEqual(['relaunch'])
})
