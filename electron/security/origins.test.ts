import { describe, expect, test } from 'vitest'
import { isSecureOrigin, originOf } from './origins.ts'

describe('originOf', () => {
  test.each([
    ['https://Game.Example/a?b#c', 'https://game.example'],
    ['https://game.example:443/', 'https://game.example'],
    ['https://game.example:8443/', 'https://game.example:8443'],
    ['https://game.example./', 'https://game.example.'],
    ['https://gаme.example/', 'https://xn--gme-6cd.example'],
    ['http://127.0.0.1:4100/x', 'http://127.0.0.1:4100'],
    ['http://0x7f.1/', 'http://127.0.0.1'],
    ['app://site/rng', 'app://site'],
    ['app://site:80/', 'app://site:80'],
    ['app://site.evil/', 'app://site.evil'],
  ])('%s has the origin %s', (address, origin) => {
    expect(originOf(address)).toBe(origin)
  })

  test.each([
    'https://game.example@evil.example/',
    'https://user:pw@game.example/',
    'app://evil@site/',
    'blob:https://game.example/4f5e',
    'data:text/html,<script>1</script>',
    'javascript:alert(1)',
    'file:///etc/passwd',
    'about:blank',
    'palaro://open',
    'ftp://game.example/',
    'https://',
    '//game.example/',
    '',
  ])('%s has no origin', (address) => {
    expect(originOf(address)).toBeUndefined()
  })
})

test.each([
  ['https://a.example', true],
  ['http://127.0.0.1:4100', true],
  ['http://localhost', true],
  ['http://a.example', false],
  ['http://127.0.0.1.evil.example', false],
  ['http://192.168.1.2', false],
  ['app://site', false],
])('%s counts as a secure origin: %s', (origin, secure) => {
  expect(isSecureOrigin(origin)).toBe(secure)
})
