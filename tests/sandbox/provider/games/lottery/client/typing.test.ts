import { expect, test } from 'vitest'
import { typedNumber } from './typing.ts'

test.each([
  ['', '7', 45, { number: 7, pending: '' }],
  ['', '4', 45, { pending: '4' }],
  ['4', '5', 45, { number: 45, pending: '' }],
  ['4', '6', 45, { pending: '' }],
  ['', '0', 80, { pending: '0' }],
  ['0', '9', 80, { number: 9, pending: '' }],
  ['0', '0', 80, { pending: '' }],
  ['', '8', 80, { pending: '8' }],
])('[LNCH-08] after %j, typing %s on a pad up to %i', (before, digit, highest, typed) => {
  expect(typedNumber(before, digit, highest)).toEqual(typed)
})
