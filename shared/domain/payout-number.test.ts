import { expect, test } from 'vitest'
import { readPayoutNumber } from './payout-number.ts'

const bank = { form: 'digits', min: 10, max: 12 } as const
const wallet = { form: 'mobile' } as const

test.each([
  ['0034 5521-09', bank, { number: '0034552109' }],
  ['123456789', bank, { fault: { kind: 'length', min: 10, max: 12, count: 9 } }],
  ['1234567890123', bank, { fault: { kind: 'length', min: 10, max: 12, count: 13 } }],
  ['12345678a0', bank, { fault: { kind: 'characters' } }],
  ['１２３４５６７８９０', bank, { fault: { kind: 'characters' } }],
  ['  ', bank, { fault: { kind: 'required' } }],
  ['0917 123 4567', wallet, { number: '09171234567' }],
  ['9171234567', wallet, { number: '09171234567' }],
  ['+63 917-123-4567', wallet, { number: '09171234567' }],
  ['639171234567', wallet, { number: '09171234567' }],
  ['0817 123 4567', wallet, { fault: { kind: 'mobile' } }],
  ['0917 123 456', wallet, { fault: { kind: 'mobile' } }],
  ['', wallet, { fault: { kind: 'required' } }],
])('[MBR-03] "%s" under %j: %j', (typed, rule, read) => {
  expect(readPayoutNumber(typed, rule, 'PH')).toEqual(read)
})

test.each([
  ['+599 9 518 1234', { number: '59995181234' }],
  ['0917 123 4567', { number: '09171234567' }],
  ['12345', { fault: { kind: 'mobile' } }],
  ['1234567890123456', { fault: { kind: 'mobile' } }],
])('[MBR-03, OPS-04] "%s" where the form of mobile numbers isn’t known: %j', (typed, read) => {
  expect(readPayoutNumber(typed, wallet, 'CW')).toEqual(read)
})
