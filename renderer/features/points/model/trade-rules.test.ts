import { expect, test } from 'vitest'
import { parseAmount } from '#shared/domain/money.ts'
import { checkConvert, convertedTo, missingFor, mostOf } from './trade-rules.ts'

const money = (text: string) => {
  const amount = parseAmount(text)
  if (amount === undefined) throw new Error(text)
  return amount
}
const rule = { points: 100, amount: money('1'), minimum: 1000 }

test.each([
  ['', 5000, 'required'],
  [' ', 5000, 'required'],
  ['abc', 5000, 'format'],
  ['10.5', 5000, 'format'],
  ['-1000', 5000, 'format'],
  ['999', 5000, 'below'],
  ['1050', 5000, 'step'],
  ['5,100', 5000, 'short'],
  ['5,100', undefined, undefined],
  ['5,000', 5000, undefined],
  ['1000', 5000, undefined],
])('[PTS-01] converting "%s" of %s points: %s', (typed, held, fault) => {
  expect(checkConvert(typed, rule, held)).toBe(fault)
})

test('[PTS-01] the money is exact, also for more points than a float counts', () => {
  expect(convertedTo(rule, 1550)).toBe('15.00')
  expect(convertedTo({ ...rule, points: 3, amount: money('0.07') }, 999_999_999_999)).toBe('23333333333.31')
})

const item = { points: 2500, amount: money('99.50') }
test.each([
  [1, { points: 2500, money: money('99.50') }, undefined],
  [2, { points: 4999, money: money('500') }, 'points'],
  [2, { points: 5000, money: money('198.99') }, 'money'],
  [2, { points: 5000, money: money('199') }, undefined],
  [9, { points: undefined, money: undefined }, undefined],
])('[PTS-01] %i of it with %j misses %s', (quantity, holdings, missing) => {
  expect(missingFor(item, quantity, holdings)).toBe(missing)
})

test.each([
  [10, 64, 10],
  [10, 3, 3],
  [10, 0, 1],
  [undefined, 7, 7],
])('[PTS-01] of %s at most and %i left, an order takes up to %i', (mostPerOrder, availableQuantity, most) => {
  const rest = { itemId: 1, name: '', kind: 'bonus', points: 1, quantity: 100, status: 'open' } as const
  expect(mostOf({ ...rest, availableQuantity, ...(mostPerOrder && { mostPerOrder }) })).toBe(most)
})
