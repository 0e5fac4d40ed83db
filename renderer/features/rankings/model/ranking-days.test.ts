import { expect, test } from 'vitest'
import { rankingDays } from './ranking-days.ts'

test.each([
  ['2026-11-22', '2026-11-22', 'Nov 22'],
  ['2026-11-01', '2026-11-22', 'Nov 1 – 22'],
  ['2026-11-28', '2026-12-04', 'Nov 28 – Dec 4'],
  ['2026-13-45', '2026-11-22', '2026-13-45 – 2026-11-22'],
  ['2026-11-22', '2026-11-01', '2026-11-22 – 2026-11-01'],
  ['', 'yesterday', ' – yesterday'],
])('[RNK-01] the days from "%s" to "%s" read "%s"', (from, to, text) => {
  expect(rankingDays(from, to, 'en-US').replaceAll(/\s/g, ' ')).toBe(text)
})
