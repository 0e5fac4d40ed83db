import { expect, test } from 'vitest'
import { browserOf } from './browser.ts'

test.each([
  [
    'Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Mobile Safari/537.36',
    ['Chrome', '142', 'Android', true],
  ],
  [
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.1 Mobile/15E148 Safari/604.1',
    ['Safari', '18', 'iOS', true],
  ],
  [
    'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:140.0) Gecko/20100101 Firefox/140.0',
    ['Firefox', '140', 'Windows', false],
  ],
  [
    'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Safari/537.36 Edg/142.0.0.0',
    ['Edge', '142', 'Windows', false],
  ],
  [
    'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) palaro/0.1.0 Chrome/142.0.0.0 Electron/45.5.0 Safari/537.36',
    ['Electron', '45', 'Linux', false],
  ],
  ['ana@mail.example', ['unknown', '', 'unknown', false]],
])('[OPS-05] of %s only name, major version and system are said', (userAgent, expected) => {
  expect(Object.values(browserOf(userAgent))).toEqual(expected)
})
