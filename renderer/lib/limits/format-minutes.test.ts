import { expect, test } from 'vitest'
import { formatMinutes } from './format-minutes.ts'

test.each([
  [0, 'en-PH', '0 min'],
  [45, 'en-PH', '45 min'],
  [60, 'en-PH', '1 hour'],
  [72, 'en-PH', '1 hour 12 min'],
  [10_080, 'en-PH', '168 hours'],
  [72, 'ja', '1 時間 12 分'],
])('[RSG-02] %i minutes in %s: %s', (minutes, tag, text) => {
  expect(formatMinutes(minutes, tag)).toBe(text)
})
