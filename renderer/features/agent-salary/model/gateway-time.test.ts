import { afterEach, expect, test, vi } from 'vitest'
import { timeLeft, writeCountdown } from './gateway-time.ts'

afterEach(() => vi.useRealTimers())

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

test('[AGT-06] a device clock that is wrong by years counts down right, and one set back never adds time', () => {
  vi.useFakeTimers({ now: Date.parse('2019-01-01T00:00:00Z'), toFake: ['Date'] })
  const now = Date.parse('2026-11-22T12:02:38Z')
  const time = { now, arrived: Date.now() }
  vi.setSystemTime(Date.now() + 30_000)
  expect(timeLeft(time, now + 142_000)).toBe(112_000)
  vi.setSystemTime(Date.now() - 3_600_000)
  expect(timeLeft(time, now + 142_000)).toBe(142_000)
})
