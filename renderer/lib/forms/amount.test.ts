import { expect, test } from 'vitest'
import { type Amount, parseAmount } from '#shared/domain/money.ts'
import { checkAmount, readTypedAmount, writeTypedAmount } from './amount.ts'

const money = (text: string): Amount => {
  const amount = parseAmount(text)
  if (amount === undefined) throw new Error(`${text} is no amount`)
  return amount
}

test.each([
  ['500', '500.00'],
  ['1,000', '1000.00'],
  [' ₱ 1,000.50 ', '1000.50'],
  ['0.1', '0.10'],
  ['', undefined],
  ['-5', undefined],
  ['5.555', undefined],
  ['1e3', undefined],
  ['five', undefined],
  ['1,5', undefined],
  ['1000,50', undefined],
  ['1.000,50', undefined],
  ['1,0000', '10000.00'],
  ['１０００', '1000.00'],
  ['１，２３４．５０', '1234.50'],
  ['1,234.50\u200b', '1234.50'],
  ['\u202a₱1,234.50\u202c', '1234.50'],
  ['500 ₱', '500.00'],
  ['1 000 000', '1000000.00'],
  ['1\u00a0000.50', '1000.50'],
  ['๕๐๐', '500.00'],
  ['1000.', '1000.00'],
  ['.50', '0.50'],
  ['₱.5', '0.50'],
  ['₱500 ₱1,000', undefined],
  ['500 1000', undefined],
  ['500 1,000', undefined],
  ['500, 1000', undefined],
  ['500-1000', undefined],
  ['500\n1000', undefined],
  ['USD 500', undefined],
  ['10²', undefined],
  ['1.2.3', undefined],
  ['.', undefined],
  ['₱', undefined],
  [',', undefined],
  ['1 00', undefined],
])('[NET-08, FMT-01] %j is read as %s', (text, amount) => {
  expect(readTypedAmount(text)).toBe(amount)
})

test.each([
  ['5', '5.00'],
  ['1000', '1,000.00'],
  ['1234567.8', '1,234,567.80'],
])('%s stands as %s, and is read again as the same', (text, written) => {
  expect(writeTypedAmount(money(text))).toBe(written)
  expect(readTypedAmount(written)).toBe(money(text))
})

test.each([
  ['', { kind: 'required' }],
  ['abc', { kind: 'format' }],
  ['49.99', { kind: 'below', limit: '50.00' }],
  ['50', undefined],
  ['50,000', undefined],
  ['50,000.01', { kind: 'above', limit: '50000.00' }],
])('[FMT-01] %j between 50 and 50,000: %j, to the centavo', (text, fault) => {
  expect(checkAmount(text, { min: money('50'), max: money('50000') })).toEqual(fault)
})
