import { expect, test } from 'vitest'
import { updateSource } from './source.ts'

const key = 'nXv0CkhZ0cRZ1rNRhBq6mYvJ8oP3bX5ZUo8cT1ZyQ2A'
const feed = (url: string) => ({ url, key })
const url = 'https://updates.example/client'
const argv = ['client', '--update-config=/tmp/feed.yml']

const windows = { packaged: true, argv, platform: 'win32', appImage: undefined } as const
const appImage = '/home/ana/Client.AppImage'

test.each([
  ['the brand’s feed', feed(url), windows, { kind: 'feed', url, key }],
  ['an AppImage', feed(url), { ...windows, platform: 'linux', appImage }, { kind: 'feed', url, key }],
  ['a Debian package', feed(url), { ...windows, platform: 'linux' }, undefined],
  ['no feed', undefined, windows, undefined],
  ['a feed without encryption', feed('http://updates.example/'), windows, undefined],
  ['a feed that is no address', feed('updates'), windows, undefined],
  ['a client in development', feed(url), { ...windows, packaged: false, argv: ['client'] }, undefined],
  [
    'one that was named',
    undefined,
    { ...windows, packaged: false },
    { kind: 'config', file: '/tmp/feed.yml' },
  ],
] as const)('[DSK-09] updates come from where the build says: %s', (_, given, run, source) => {
  expect(updateSource(given, run)).toEqual(source)
})
