import { expect, test } from 'vitest'
import { pauseEnd, periodAt } from './periods.ts'

const manila = (text: string) => Date.parse(`${text}+08:00`)

test.each([
  ['day', '2026-11-21T00:00', '2026-11-21T00:00', '2026-11-22T00:00'],
  ['day', '2026-11-21T23:59:59.999', '2026-11-21T00:00', '2026-11-22T00:00'],
  // 21 November 2026 is a Saturday, so a new week begins after it.
  ['week', '2026-11-21T23:59:59.999', '2026-11-15T00:00', '2026-11-22T00:00'],
  ['week', '2026-11-22T00:00', '2026-11-22T00:00', '2026-11-29T00:00'],
  ['week', '2027-01-01T12:00', '2026-12-27T00:00', '2027-01-03T00:00'],
  ['month', '2026-12-31T23:59:59.999', '2026-12-01T00:00', '2027-01-01T00:00'],
  ['month', '2028-02-29T08:00', '2028-02-01T00:00', '2028-03-01T00:00'],
] as const)('[RSG-02] the %s of %s in Manila', (period, now, from, to) => {
  expect(periodAt(period, manila(now))).toEqual({ from: manila(from), to: manila(to) })
})

test.each([
  ['hours24', '2026-11-22T21:37:05'],
  ['days7', '2026-11-28T21:37:05'],
  ['days30', '2026-12-21T21:37:05'],
  ['months6', '2027-05-21T21:37:05'],
  ['year1', '2027-11-21T21:37:05'],
  ['years5', '2031-11-21T21:37:05'],
] as const)('[RSG-03] a pause of %s ends at %s', (period, end) => {
  expect(pauseEnd(period, manila('2026-11-21T21:37:05'))).toBe(manila(end))
})
