import { expect, test } from 'vitest'
import { updateSource } from './source.ts'

const url = 'https://updates.example/client'
const argv = ['client', '--update-config=/tmp/feed.yml']

const windows = { packaged: true, argv, platform: 'win32', appImage: undefined } as const
const appImage = '/home/ana/Client.AppImage'

test.each([
  ['the brand’s feed', url, windows, { kind: 'feed', url }],
  ['an AppImage', url, { ...windows, platform: 'linux', appImage }, { kind: 'feed', url }],
  ['a Debian package', url, { ...windows, platform: 'linux' }, undefined],
  ['no feed', undefined, windows, undefined],
  ['a feed without encryption', 'http://updates.example/', windows, undefined],
  ['a feed that is no address', 'updates', windows, undefined],
  ['a client in development', url, { ...windows, packaged: false, argv: ['client'] }, undefined],
  [
    'one that was told',
    undefined,
    { ...windows, packaged: false },
    { kind: 'config', file: '/tmp/feed.yml' },
  ],
] as const)('[DSK-09] updates come from where the build says: %s', (_, feed, run, source) => {
  expect(updateSource(feed, run)).toEqual(source)
})
