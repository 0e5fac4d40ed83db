import { expect, test } from 'vitest'
import { cityOf, formatPlayTime } from './play-time.ts'

test.each([
  [0, '0:00:00'],
  [-5, '0:00:00'],
  [59_999, '0:00:59'],
  [2_538_000, '0:42:18'],
  [36_000_000, '10:00:00'],
])('%d ms are %s', (milliseconds, written) => {
  expect(formatPlayTime(milliseconds)).toBe(written)
})

test.each([
  ['Asia/Manila', 'Manila'],
  ['Asia/Ho_Chi_Minh', 'Ho Chi Minh'],
  ['UTC', 'UTC'],
])('%s is named %s', (zone, city) => {
  expect(cityOf(zone)).toBe(city)
})
