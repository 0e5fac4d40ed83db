import { expect, test } from 'vitest'
import { isoDay } from '#sandbox/world/market/merchant-zone.ts'
import { periodAt, periodsOver } from './periods.ts'

const at = (text: string) => Date.parse(`${text}+08:00`)

test.each([
  ['daily', '2026-11-20T00:00', '2026-11-20', '2026-11-21'],
  ['daily', '2026-12-31T23:59', '2026-12-31', '2027-01-01'],
  ['weekly', '2026-11-21T23:59', '2026-11-15', '2026-11-22'],
  ['weekly', '2026-11-22T00:00', '2026-11-22', '2026-11-29'],
  ['semimonthly', '2026-02-15T23:59', '2026-02-01', '2026-02-16'],
  ['semimonthly', '2026-02-16T00:00', '2026-02-16', '2026-03-01'],
  ['semimonthly', '2026-12-31T12:00', '2026-12-16', '2027-01-01'],
  ['monthly', '2026-02-01T00:00', '2026-02-01', '2026-03-01'],
  ['monthly', '2028-02-29T23:59', '2028-02-01', '2028-03-01'],
] as const)('[AGT-05] the %s period of %s runs from %s up to %s', (kind, time, from, to) => {
  const period = periodAt(kind, at(time))
  expect([isoDay(period.from), isoDay(period.to)]).toEqual([from, to])
  expect(period.from).toBe(at(`${from}T00:00`))
})

test('[AGT-05] a contract’s periods follow each other without a gap; the first and the last may be shorter', () => {
  const contract = {
    period: 'semimonthly',
    starts: at('2026-10-10T00:00'),
    ends: at('2026-11-20T00:00'),
  } as const
  const days = (now: string) =>
    periodsOver(contract, at(now)).map(({ from, to }) => [isoDay(from), isoDay(to)])
  expect(days('2026-10-15T23:59')).toEqual([])
  expect(days('2026-10-16T00:00')).toEqual([['2026-10-10', '2026-10-16']])
  expect(days('2027-01-01T00:00')).toEqual([
    ['2026-10-10', '2026-10-16'],
    ['2026-10-16', '2026-11-01'],
    ['2026-11-01', '2026-11-16'],
    ['2026-11-16', '2026-11-20'],
  ])
})
