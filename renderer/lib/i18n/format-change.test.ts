import { expect, test } from 'vitest'
import { formatChange } from './format-change.ts'

test.each([
  ['100.00', '108.10', '+8.1%'],
  ['100.00', '100.00', '0%'],
  ['300.00', '100.00', '−66.7%'],
  ['100.00', '-50.00', '−150%'],
  ['1.00', '9.99', '+899%'],
  ['1.00', '10.00', '10 times'],
  ['19.18', '632.42', '33 times'],
  ['1.00', '50.00', '50 times'],
  ['1.00', '50.50', undefined],
  ['0.01', '12000.00', undefined],
  ['0.00', '100.00', undefined],
  ['-5.00', '100.00', undefined],
])('[AGT-04] from %s to %s is a change of %s', (before, now, text) => {
  expect(formatChange(before, now, 'en', (times) => `${times} times`)).toBe(text)
})
