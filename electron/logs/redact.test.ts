import { homedir } from 'node:os'
import { expect, test } from 'vitest'
import { createLog } from '../log.ts'
import { redactText, redactUrls } from './redact.ts'

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

test.each([
  ['the header', 'refused: Authorization: Bearer abc.def-ghi'],
  ['a bearer', 'sent "bearer s3cr3t-abcdef"'],
  ['a JSON web token', 'got eyJhbGciOiJIUzI1NiJ9.eyJzdWIiOiJhbmEifQ.c2VjcmV0'],
  ['a token by name', 'the call ended, token=s3cr3t'],
  ['a token in JSON', '{"sessionToken":"s3cr3t"}'],
  ['a password by name', "password: 'Palaro123'"],
  ['a PIN by name', 'the pin: 4711'],
  ['a cookie', 'set-cookie=sid-s3cr3t; Path=/'],
  ['a long opaque text', 'no entry for 9f8e7d6c5b4a39281706f5e4d3c2b1a0'],
  ['an identifier', 'session 0b1c2d3e-4f50-6172-8394-a5b6c7d8e9f0 ended'],
  ['base64', 'the body was c2VjcmV0IG9mIGFuYSBzZWNyZXQ2Nw== in part'],
  ['a code in an address', 'GET https://gw.example/reset/9f8e7d6c5b4a39281706f5e4 failed'],
  ['an e-mail address', 'no such mailbox: ana.reyes+bets@mail.example.ph'],
  ['a mobile number', 'sms to 0917 123 4567 failed'],
  ['an international number', 'sms to +63 917-123-4567 failed'],
  ['a number in a row', 'sms to 09171234567 failed'],
  ['an account by name', 'login refused for username=ana.reyes'],
  ['an account in quotes', "the account 'ana.reyes' is locked"],
  ['a folder on Linux', 'ENOENT: /home/ana.reyes/.config/client/settings.json'],
  ['a folder on macOS', "EACCES: open '/Users/ana.reyes/Library/Logs/client.log'"],
  ['a folder on Windows', 'EPERM: C:\\Users\\ana.reyes\\AppData\\Roaming\\client'],
  ['a folder with a space on Windows', 'EPERM: C:\\Users\\ana.reyes Cruz\\AppData'],
  ['a folder with spaces on macOS', "open '/Users/ana.reyes dela Cruz/Library/x.log'"],
  ['a card number', 'card 4111 1111 1111 1111 was refused'],
  ['a card number in a row', 'card 4111111111111111'],
  ['the same in JSON', '"C:\\\\Users\\\\ana.reyes\\\\AppData"'],
  ['this very folder', `ENOSPC: ${homedir()}/ana.reyes`.replace('/ana.reyes', '')],
])('[SEC-04, DSK-12] no log shows %s', (_, text) => {
  const left = redactText(text)
  expect(left).not.toMatch(
    /s3cr3t|abc\.def|eyJ|Palaro123|4711|9f8e7d6c|0b1c2d3e|c2VjcmV0|ana\.reyes|917|1234567|Cruz|1111|mail\.example/,
  )
  expect(left === text || left.includes(homedir())).toBe(false)
})

test.each([
  '{"route":"/rng","status":401}',
  'TypeError: Cannot read properties of undefined (reading "games")',
  'games.list: malformed at value.2.minimumBet',
  'net::ERR_CONNECTION_REFUSED',
  'did not load in 30000 ms, tried 3 times, at 2026-01-31T10:00:00.000Z',
  'version 2.0.1 of 12,480.75 KB',
  '/usr/lib/client/resources/app.asar/out/main/index.js:1:2345',
  'app://site/assets/client-settings-overlay-Dq3kz9.js',
  'a token was refused',
])('[DSK-12] a log keeps what is needed to find a fault: %s', (text) => {
  expect(redactText(text)).toBe(text)
})

test.each(['username', 'userName', 'email', 'mobileNumber', 'accountName', 'memberName', 'pin', 'setCookie'])(
  '[SEC-04] a field called %s is not written',
  (name) => {
    const lines: string[] = []
    createLog((line) => lines.push(line)).info('test', 'a line', { [name]: 'Reyes', game: 'Rose' })
    expect(lines.join()).not.toContain('Reyes')
    expect(lines.join()).toContain('Rose')
  },
)

test('[SEC-04] a log line holds no secret, neither by name nor in an address', () => {
  const lines: string[] = []
  const log = createLog(
    (line) => lines.push(line),
    () => new Date(0),
  )
  log.warn('gateway', 'refused for ana@mail.example', {
    url: 'https://a.example/x?sid=secret',
    sessionToken: 'secret',
    status: 401,
  })
  expect(lines).toEqual([
    '{"time":"1970-01-01T00:00:00.000Z","level":"warn","area":"gateway","message":"refused for …","url":"https://a.example/x","sessionToken":"…","status":401}',
  ])
})
