import { expect, test } from 'vitest'
import { timeLeft } from './time-left.ts'

test.each([
  [7_170_000, '1:59:30'],
  [3_600_000, '1:00:00'],
  [545_000, '9:05'],
  [1, '0:01'],
  [0, undefined],
  [-5, undefined],
])('[BOOT-03] %d ms are left as %s', (milliseconds, shown) => {
  expect(timeLeft(milliseconds)).toBe(shown)
})
