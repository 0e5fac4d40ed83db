import { expect, test } from 'vitest'
import { writeTimeLeft } from './write-time-left.ts'

const [minute, hour, day] = [60_000, 3_600_000, 86_400_000]

test.each([
  [0, '0 min'],
  [1, '1 min'],
  [minute + 1, '2 min'],
  [hour, '1 hr'],
  [2 * hour + 22 * minute, '2 hr 22 min'],
  [3 * day + 4 * hour + 30 * minute, '3 days 4 hr'],
  [day + 5 * minute, '1 day'],
])('[MBR-11] %i ms are "%s"', (left, text) => {
  expect(writeTimeLeft(left, 'en-US')).toBe(text)
})
