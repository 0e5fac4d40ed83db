import { expect, test } from 'vitest'
import { checkLaunchUrl } from './launch-url.ts'

const hosts = ['https://play.example', 'games.example:8443', 'http://127.0.0.1:4311']

test.each([
  'https://play.example/slot?token=1',
  'https://PLAY.example/slot',
  'https://games.example:8443/slot',
  'http://127.0.0.1:4311/play/7',
])('[LNCH-09] opens %s', (address) => {
  expect(checkLaunchUrl(address, hosts)).toEqual({ ok: true, url: new URL(address).href })
})

test.each([
  ['', 'malformed'],
  ['not an address', 'malformed'],
  ['/slot?token=1', 'malformed'],
  ['http://play.example/slot', 'insecure'],
  ['ftp://play.example/slot', 'insecure'],
  ['javascript:alert(1)', 'insecure'],
  ['data:text/html,<script>alert(1)</script>', 'insecure'],
  ['file:///etc/passwd', 'insecure'],
  ['blob:https://play.example/1', 'insecure'],
  ['https://evil.test/?play.example', 'foreign'],
  ['https://play.example.evil.test/', 'foreign'],
  ['https://evil.test\\@play.example/', 'foreign'],
  ['https://play.example:8443/', 'foreign'],
  ['https://games.example/', 'foreign'],
  ['http://127.0.0.1:9999/', 'foreign'],
  ['http://localhost:4311/', 'foreign'],
  ['https://play.example@evil.test/', 'credentials'],
  ['https://user:secret@play.example/', 'credentials'],
  ['//evil.test/slot', 'malformed'],
])('[LNCH-09] refuses %j as %s', (address, reason) => {
  expect(checkLaunchUrl(address, hosts)).toEqual({ ok: false, reason })
})

test('[LNCH-09] nothing opens without launch hosts', () => {
  expect(checkLaunchUrl('https://play.example/', [])).toEqual({ ok: false, reason: 'foreign' })
})

test('[BOOT-08] an address without a host is completed with the launch CDN, and checked like any other', () => {
  expect(checkLaunchUrl('/slot?token=1', hosts, 'https://play.example')).toEqual({
    ok: true,
    url: 'https://play.example/slot?token=1',
  })
  expect(checkLaunchUrl('//evil.test/slot', hosts, 'https://play.example')).toEqual({
    ok: false,
    reason: 'foreign',
  })
})
