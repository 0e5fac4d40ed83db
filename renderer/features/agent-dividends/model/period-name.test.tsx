import { expect, test } from 'vitest'
import { periodName } from './period-name.ts'

const at = (day: string) => Date.parse(`${day}T00:00:00+08:00`)

test.each([
  ['2026-10-01', '2026-11-01', 'October 2026'],
  ['2026-02-01', '2026-03-01', 'February 2026'],
  ['2026-12-01', '2027-01-01', 'December 2026'],
  ['2026-10-10', '2026-11-01', 'Oct 10 – 31, 2026'],
  ['2026-10-01', '2026-10-16', 'Oct 1 – 15, 2026'],
  ['2026-11-16', '2026-11-23', 'Nov 16 – 22, 2026'],
  ['2026-11-20', '2026-11-21', 'Nov 20, 2026'],
])('[AGT-05] the period from %s up to %s is called %s', (from, to, name) => {
  expect(periodName({ from: at(from), to: at(to) }, 'en').replaceAll('\u2009', ' ')).toBe(name)
})
