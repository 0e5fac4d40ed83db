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
  ['.5', undefined],
  ['1,5', undefined],
  ['1000,50', undefined],
  ['1.000,50', undefined],
  ['1,0000', '10000.00'],
])('%j is read as %s', (text, amount) => {
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
