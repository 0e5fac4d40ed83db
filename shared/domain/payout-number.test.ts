import { expect, test } from 'vitest'
import { readPayoutNumber } from './payout-number.ts'

const bank = { form: 'digits', min: 10, max: 12 } as const
const wallet = { form: 'mobile' } as const
const readMobile = (typed: string) => (typed.startsWith('0') ? typed : undefined)

test.each([
  ['0034 5521-09', { number: '0034552109' }],
  ['0034\u20135521\u201109', { number: '0034552109' }],
  ['00.34.5521.09', { number: '0034552109' }],
  ['\u202a003455\u200b2109\u202c', { number: '0034552109' }],
  ['１２３４５６７８９０', { number: '1234567890' }],
  ['๑๒๓๔๕๖๗๘๙๐', { number: '1234567890' }],
  ['123456789', { fault: { kind: 'length', min: 10, max: 12, count: 9 } }],
  ['1234567890123', { fault: { kind: 'length', min: 10, max: 12, count: 13 } }],
  ['12345678a0', { fault: { kind: 'characters' } }],
  ['  ', { fault: { kind: 'required' } }],
])('[NET-08, MBR-03] the bank account "%s" is %j', (typed, read) => {
  expect(readPayoutNumber(typed, bank, readMobile)).toEqual(read)
})

test.each([
  ['09171234567', { number: '09171234567' }],
  ['12', { fault: { kind: 'mobile' } }],
  ['\u200b', { fault: { kind: 'required' } }],
])('[MBR-03] a wallet has the mobile number that its reader reads: "%s" is %j', (typed, read) => {
  expect(readPayoutNumber(typed, wallet, readMobile)).toEqual(read)
})
