import { expect, test } from 'vitest'
import { noValues, startOf } from './transfer-values.ts'

test.each([
  ['downline=agent41', true, true, { to: 'downline', account: 'agent41' }],
  ['downline=agent41', false, true, { to: 'upline', account: '' }],
  ['downline=', true, true, { to: 'upline', account: '' }],
  ['', true, true, { to: 'upline', account: '' }],
  ['', true, false, { to: 'downline', account: '' }],
  [`downline=${'x'.repeat(99)}`, true, true, { to: 'downline', account: 'x'.repeat(40) }],
] as const)(
  '[MBR-07] at %j, to downlines: %s, to an upline: %s, the form starts with %j',
  (search, toDownline, toUpline, values) => {
    const start = startOf(new URLSearchParams(search), toDownline, toUpline)
    expect(start).toEqual({ ...noValues, ...values })
  },
)
