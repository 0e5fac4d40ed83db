import { expect, test } from 'vitest'
import { secureAddress } from './secure-address.ts'

test.each([
  ['https://pay.example/o/1?a=b#c', 'https://pay.example/o/1?a=b#c'],
  ['HTTPS://Pay.Example:8443/', 'https://pay.example:8443/'],
  ['http://127.0.0.1:4510/pay', 'http://127.0.0.1:4510/pay'],
  ['http://bank.localhost/pay', 'http://bank.localhost/pay'],
])('[SEC-05] %j may be opened', (address, href) => {
  expect(secureAddress(address)?.href).toBe(href)
})

test.each([
  'javascript:alert(document.domain)',
  ' JaVa\tScript:alert(1)',
  'data:text/html,<script>alert(1)</script>',
  'file:///etc/passwd',
  'palaro://deposit',
  'blob:https://pay.example/1',
  'http://evil.example/',
  'http://127.0.0.1:4511@evil.example/',
  'https://127.0.0.1:4511@evil.example/',
  'https://user:secret@pay.example/',
  '//evil.example/pay',
  '\\\\evil.example\\pay',
  '/pay/1',
  'pay.example',
  'https://',
  '',
  undefined,
  null,
])('[SEC-05] %j is not opened', (address) => {
  expect(secureAddress(address)).toBeUndefined()
})
