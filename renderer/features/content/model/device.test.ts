import { expect, test } from 'vitest'
import { appFor, ownFirst } from './device.ts'

const android = 'Mozilla/5.0 (Linux; Android 15; Pixel 9) AppleWebKit/537.36'
const iPhone = 'Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X) AppleWebKit/605.1.15'
const mac = 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15'

test.each([
  [android, 5, 'ANDROID'],
  [iPhone, 5, 'IOS'],
  [mac, 5, 'IOS'],
  [mac, 0, undefined],
  ['Mozilla/5.0 (X11; Linux x86_64)', 0, undefined],
  ['', 0, undefined],
])('[DWN-01] %s with %i touch points takes %s', (userAgent, touchPoints, kind) => {
  expect(appFor(userAgent, touchPoints)).toBe(kind)
})

test('[DWN-01] the visitor’s own comes first, the others keep their order', () => {
  const apps = (['ANDROID', 'IOS', 'H5'] as const).map((kind) => ({
    kind,
    url: 'https://a.example',
    picture: undefined,
    about: {},
  }))
  expect(ownFirst(apps, 'IOS').map(({ kind }) => kind)).toEqual(['IOS', 'ANDROID', 'H5'])
  expect(ownFirst(apps, undefined)).toEqual(apps)
})
