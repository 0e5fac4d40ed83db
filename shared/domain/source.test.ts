import { expect, test } from 'vitest'
import { matchesAnySource, matchesSource } from './source.ts'

test.each([
  ['https://img.cdn.example/a.svg', 'https://img.cdn.example', true],
  ['https://img.cdn.example:443/a.svg', 'https://img.cdn.example', true],
  ['https://img.cdn.example:8443/a.svg', 'https://img.cdn.example', false],
  ['https://img.cdn.example:8443/a.svg', 'https://img.cdn.example:*', true],
  ['http://127.0.0.1:4312', 'http://127.0.0.1:*', true],
  ['http://img.cdn.example', 'https://img.cdn.example', false],
  ['https://a.cdn.example', 'https://*.cdn.example', true],
  ['https://cdn.example', 'https://*.cdn.example', false],
  ['https://evilcdn.example', 'https://*.cdn.example', false],
  ['https://cdn.example.evil.test', 'https://cdn.example', false],
  ['https://img.cdn.example@evil.test/', 'https://img.cdn.example', false],
  ['https://user@img.cdn.example/', 'https://img.cdn.example', false],
  ['https://b.a.cdn.example', 'https://*.cdn.example', true],
  ['https://cdn.example.evil.test', 'https://*.cdn.example', false],
  ['http://a.cdn.example', 'https://*.cdn.example', false],
  ['https://a.cdn.example:8443', 'https://*.cdn.example', false],
  ['https://cdn.example', 'https://cdn.example:443', true],
  ['https://cdn.example.', 'https://cdn.example', false],
  ['http://127.0.0.1', 'http://127.0.0.1:*', true],
  ['http://127.0.0.1:4101', 'http://127.0.0.1:4100', false],
  ['https://cdn.example', "'self'", false],
  ['javascript:alert(1)', 'https://img.cdn.example', false],
  ['img.cdn.example', 'https://img.cdn.example', false],
])('whether the address %s matches the source %s: %s', (address, source, expected) => {
  expect(matchesSource(address, source)).toBe(expected)
})

test('an address needs to match only one of several sources', () => {
  expect(matchesAnySource('https://b.example', ['https://a.example', 'https://b.example'])).toBe(true)
  expect(matchesAnySource('https://b.example', [])).toBe(false)
})
