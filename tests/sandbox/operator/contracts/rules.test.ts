import { expect, test } from 'vitest'
import { dayLength, isoDay } from '#sandbox/world/market/merchant-zone.ts'
import type { Terms } from './contract-store.ts'
import { acceptsOffer, endAfter, isSame, startAfter, whyRefused } from './rules.ts'

const at = (text: string) => Date.parse(`${text}+08:00`)
const terms = (rate: number, more: Partial<Terms> = {}): Terms => ({
  rate,
  period: 'monthly',
  activeMembers: 10,
  validBet: 1000,
  netProfit: 0,
  ...more,
})

test.each([
  ['daily', '2026-11-20T10:00', '2026-11-21'],
  ['weekly', '2026-11-20T10:00', '2026-11-22'],
  ['semimonthly', '2026-11-15T23:59', '2026-11-16'],
  ['semimonthly', '2026-11-16T00:00', '2026-12-01'],
  ['monthly', '2026-12-31T23:59', '2027-01-01'],
] as const)(
  '[AGT-05] a %s contract agreed at %s starts on %s, and one ended then ends on it',
  (period, time, day) => {
    expect(isoDay(startAfter(period, at(time)))).toBe(day)
    expect(isoDay(endAfter({ period }, at(time)))).toBe(day)
  },
)

test('[AGT-05] a contract to come that is ended never starts', () => {
  const agreed = at('2026-11-20T10:00')
  const starts = startAfter('monthly', agreed)
  expect(endAfter({ period: 'monthly' }, agreed + dayLength)).toBe(starts)
  expect(isoDay(endAfter({ period: 'monthly' }, starts))).toBe('2027-01-01')
})

test.each([
  [terms(1000), terms(1100), undefined],
  [terms(1000), terms(1101), 'rate'],
  [terms(1000), terms(900), undefined],
  [terms(1000), terms(1000, { activeMembers: 9 }), 'conditions'],
  [terms(1000), terms(1000, { validBet: 999 }), 'conditions'],
  [terms(1000, { netProfit: 1 }), terms(1000), 'conditions'],
  [terms(1000), terms(1200, { validBet: 0 }), 'rate'],
  [undefined, terms(500, { activeMembers: 0, validBet: 0 }), undefined],
  [undefined, terms(501), 'rate'],
])('[AGT-05] with %j, a request for %j is refused for: %s', (current, asked, reason) => {
  expect(whyRefused(current, asked)).toBe(reason)
})

test.each([
  [undefined, 1, true],
  [terms(900), 900, true],
  [terms(900), 700, true],
  [terms(900), 699, false],
])('[AGT-05] a generated agent with %j accepts %i: %s', (current, rate, accepts) => {
  expect(acceptsOffer(current, terms(rate))).toBe(accepts)
})

test.each([
  [{}, true],
  [{ rate: 901 }, false],
  [{ period: 'daily' }, false],
  [{ activeMembers: 11 }, false],
  [{ validBet: 1001 }, false],
  [{ netProfit: 1 }, false],
] as const)('[AGT-05] terms that differ in %j are the same: %s', (more, same) => {
  expect(isSame(terms(900), terms(900, more))).toBe(same)
})
