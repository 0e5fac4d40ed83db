import { describe, expect, test } from 'vitest'
import { addDays, countDays, type Day, dayAt, parseDay, startOfDay } from './days.ts'

describe('[MBR-08] days of the site’s zone', () => {
  test.each(['2026-11-21', '2028-02-29'])('%s is accepted as a day', (text) => {
    expect(parseDay(text)).toBe(text)
  })

  test.each([
    '2026-02-30',
    '2026-13-01',
    '2026-1-1',
    '20261121',
    '',
    'today',
    '2026-11-21T00:00',
    '0000-00-00',
  ])('%j is not accepted as a day', (text) => {
    expect(parseDay(text)).toBeUndefined()
  })

  test.each<[Day, number, Day]>([
    ['2026-11-21', -6, '2026-11-15'],
    ['2026-12-31', 1, '2027-01-01'],
    ['2028-03-01', -1, '2028-02-29'],
  ])('%s and %i days is %s', (day, count, other) => {
    expect(addDays(day, count)).toBe(other)
  })

  test('a range includes its first and last day', () => {
    expect(countDays('2026-11-15', '2026-11-21')).toBe(7)
    expect(countDays('2026-11-21', '2026-11-21')).toBe(1)
  })

  test.each([
    ['2026-11-20T15:59:59.999Z', 'Asia/Manila', '2026-11-20'],
    ['2026-11-20T16:00:00Z', 'Asia/Manila', '2026-11-21'],
    ['2026-11-21T03:00:00Z', 'America/New_York', '2026-11-20'],
  ])('%s falls in %s on %s', (moment, zone, day) => {
    expect(dayAt(Date.parse(moment), zone)).toBe(day)
  })

  test.each<[Day, string, string]>([
    ['2026-11-21', 'Asia/Manila', '2026-11-20T16:00:00.000Z'],
    ['2026-03-08', 'America/New_York', '2026-03-08T05:00:00.000Z'],
    ['2026-03-09', 'America/New_York', '2026-03-09T04:00:00.000Z'],
    ['2026-11-01', 'America/New_York', '2026-11-01T04:00:00.000Z'],
    ['2026-11-02', 'America/New_York', '2026-11-02T05:00:00.000Z'],
    ['2026-06-01', 'UTC', '2026-06-01T00:00:00.000Z'],
  ])('%s begins in %s at %s', (day, zone, moment) => {
    expect(new Date(startOfDay(day, zone)).toISOString()).toBe(moment)
  })
})
