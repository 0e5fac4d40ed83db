import { expect, test } from 'vitest'
import { noValues, startOf } from './transfer-values.ts'

test.each([
  ['downline=agent41', true, { to: 'downline', account: 'agent41' }],
  ['downline=agent41', false, { to: 'upline', account: '' }],
  ['downline=', true, { to: 'upline', account: '' }],
  ['', true, { to: 'upline', account: '' }],
  [`downline=${'x'.repeat(99)}`, true, { to: 'downline', account: 'x'.repeat(40) }],
] as const)('[MBR-04] at %j, for an agent: %s, the form starts with %j', (search, toDownline, values) => {
  expect(startOf(new URLSearchParams(search), toDownline)).toEqual({ ...noValues, ...values })
})
