import { expect, test } from 'vitest'
import { ownPath } from './own-path.ts'

test.each([
  ['/', '/'],
  ['/promotions', '/promotions'],
  ['/game?vendor=JL&gameCode=1#top', '/game?vendor=JL&gameCode=1#top'],
  ['/games?to=https://evil.example', '/games?to=https://evil.example'],
  ['/a/../deposit', '/deposit'],
])('[RT-18] %j is the path %j of this site', (value, path) => {
  expect(ownPath(value)).toBe(path)
})

test.each([
  'https://evil.example',
  '//evil.example',
  '/\\evil.example',
  '/\t/evil.example',
  '/\n/evil.example',
  '/.//evil.example',
  '/..//evil.example',
  'javascript:alert(1)',
  'promotions',
  '',
  ' /promotions',
  undefined,
  null,
  5,
  { toString: () => '/promotions' },
])('[RT-18] %j is not accepted as a path of this site', (value) => {
  expect(ownPath(value)).toBeUndefined()
})
