import { expect, test } from 'vitest'
import { writeCountdown } from './write-countdown.ts'

test.each([
  [142_000, '2:22'],
  [141_001, '2:22'],
  [1, '0:01'],
  [0, '0:00'],
  [-5_000, '0:00'],
  [300_000, '5:00'],
  [3_723_000, '1:02:03'],
])('[AGT-06] %i ms are shown as %s', (left, text) => {
  expect(writeCountdown(left)).toBe(text)
})
