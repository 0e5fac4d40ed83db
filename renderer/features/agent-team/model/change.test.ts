import { expect, test } from 'vitest'
import { changePercent } from './change.ts'

test.each([
  ['100.00', '108.10', 8.1],
  ['100.00', '100.00', 0],
  ['300.00', '100.00', -66.7],
  ['0.00', '100.00', undefined],
  ['-5.00', '100.00', undefined],
])('[AGT-04] from %s to %s is %s percent', (before, now, percent) => {
  expect(changePercent(before, now)).toBe(percent)
})
