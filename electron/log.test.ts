import { expect, test } from 'vitest'
import { createLog, redactUrls } from './log.ts'

test.each([
  ['https://game.example/launch?token=abc#x', 'https://game.example/launch'],
  ['https://user:pw@game.example/', 'https://game.example/'],
  ['app://site/rng?x=1', 'app://site/rng'],
  ['javascript:steal(1)', 'javascript:…'],
  ['data:text/html,secret', 'data:…'],
  ['a plain sentence', 'a plain sentence'],
  ['TypeError: no', 'TypeError: no'],
  [
    'no answer of https://gw.example/x?token=abc, nor of "https://b.example/?sid=1"',
    'no answer of https://gw.example/x nor of "https://b.example/"',
  ],
])('[SEC-04] %s is logged as %s', (text, logged) => {
  expect(redactUrls(text)).toBe(logged)
})

test('[SEC-04] a log line holds no secret, neither by name nor in an address', () => {
  const lines: string[] = []
  const log = createLog(
    (line) => lines.push(line),
    () => new Date(0),
  )
  log.warn('gateway', 'refused', {
    url: 'https://a.example/x?sid=secret',
    sessionToken: 'secret',
    status: 401,
  })
  expect(lines).toEqual([
    '{"time":"1970-01-01T00:00:00.000Z","level":"warn","area":"gateway","message":"refused","url":"https://a.example/x","sessionToken":"…","status":401}',
  ])
})
