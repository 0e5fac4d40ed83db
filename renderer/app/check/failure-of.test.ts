import { expect, test } from 'vitest'
import { failureOf } from './failure-of.ts'

test.each([
  ['botCheck.load', 'load'],
  ['botCheck.failed', 'failed'],
  ['botCheck.timeout', 'timeout'],
  ['botCheck.cancelled', 'cancelled'],
  ['botCheck.unsupported', 'unsupported'],
  ['phoneAuth.captcha', 'failed'],
  ['phoneAuth.closed', 'cancelled'],
  ['', 'failed'],
  ['toString', 'failed'],
])('[AUTH-01, SMS-05] %s is reported to the client as %s', (kind, why) => {
  expect(failureOf(kind)).toBe(why)
})
