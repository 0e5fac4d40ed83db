import { expect, test } from 'vitest'
import {
  type CheckRequest,
  checkAddress,
  checkMessageOf,
  readCheckNews,
  readCheckRequest,
} from './person-check.ts'

test.each<CheckRequest>([
  { check: 'brand', action: 'login', language: 'TY' },
  { check: 'recaptcha', siteKey: '6Le-wvkSAAAAAPBMRTvw0Q4Muexq9bi0DJwx_mJ-', language: 'EN' },
])('[AUTH-01, DSK-01] what is asked survives its address, and stands in no server’s log: %j', (request) => {
  const address = new URL(checkAddress('https://www.tanglaw.example/check', request))
  expect(address.pathname + address.search).toBe('/check')
  expect(readCheckRequest(address.hash)).toEqual(request)
})

test.each([
  '',
  '#',
  '#check=brand',
  '#check=brand&action=withdraw&language=EN',
  '#check=brand&action=login&language=english',
  '#check=recaptcha&siteKey=%3Cscript%3E&language=EN',
  `#check=recaptcha&siteKey=${'x'.repeat(201)}&language=EN`,
])('[AUTH-01, SEC-03] an address that asks for nothing known is refused: %s', (hash) => {
  expect(readCheckRequest(hash)).toBeUndefined()
})

test.each([
  { needed: true },
  { proved: true, token: 'x'.repeat(8192) },
  { proved: false, why: 'cancelled' },
] as const)('[AUTH-01] news of the page are read: %j', (news) => {
  expect(readCheckNews(checkMessageOf(news))).toEqual(news)
})

test.each([
  undefined,
  null,
  'personCheck',
  { type: 'personCheck' },
  { type: 'ready', news: { needed: true } },
  checkMessageOf({ proved: true, token: '' }),
  checkMessageOf({ proved: true, token: 'x'.repeat(8193) }),
  { type: 'personCheck', news: { proved: true, token: { toString: 'x' } } },
  { type: 'personCheck', news: { proved: false, why: 'because' } },
])('[AUTH-01, SEC-03] other messages of a check’s page are ignored: %j', (data) => {
  expect(readCheckNews(data)).toBeUndefined()
})
