import { expect, test } from 'vitest'
import { readWhole } from './whole.ts'

test.each([
  ['1500', 1500],
  ['1,500', 1500],
  ['1 234 500', 1_234_500],
  ['1,234,500', 1_234_500],
  [' １５００ ', 1500],
  ['１，５００', 1500],
  ['\u202a1500\u202c', 1500],
  ['15\u200b00', 1500],
  ['๑๕๐๐', 1500],
  ['1\u00a0500', 1500],
  ['0', 0],
  ['1,5', undefined],
  ['10,00', undefined],
  ['1,0000', undefined],
  ['500 1000', undefined],
  ['500 1,000', undefined],
  ['1.5', undefined],
  ['1500.', undefined],
  ['-5', undefined],
  ['10²', undefined],
  ['', undefined],
  ['9'.repeat(13), undefined],
])('[NET-08] %j is the whole number %s', (typed, number) => {
  expect(readWhole(typed)).toBe(number)
})
