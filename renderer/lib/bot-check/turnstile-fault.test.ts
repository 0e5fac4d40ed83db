import { expect, test } from 'vitest'
import { turnstileFault } from './turnstile-fault.ts'

test.each([
  ['110500', 'botCheck.unsupported'],
  ['110600', 'botCheck.timeout'],
  ['110620', 'botCheck.timeout'],
  ['200500', 'botCheck.load'],
  ['110200', 'botCheck.failed'],
  ['300030', 'botCheck.failed'],
  ['600010', 'botCheck.failed'],
  [600010, 'botCheck.failed'],
  ['', 'botCheck.failed'],
  ['<script>', 'botCheck.failed'],
  [undefined, 'botCheck.failed'],
])('[AUTH-01] Turnstile’s error %s is reported as %s', (code, kind) => {
  expect(turnstileFault(code)).toBe(kind)
})
