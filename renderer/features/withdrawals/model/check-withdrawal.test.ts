import { expect, test } from 'vitest'
import { parseAmount } from '#shared/domain/money.ts'
import { checkWithdrawal, figuresOf, largestOrder, shareDone } from './check-withdrawal.ts'

const amount = (text: string) => {
  const parsed = parseAmount(text)
  if (parsed === undefined) throw new Error(`${text} is no amount`)
  return parsed
}
const limits = (free = '900', left = '5000', next = '10') => ({
  min: amount('100'),
  max: amount('1000'),
  free: amount(free),
  day: { amountLeft: amount(left) },
  fee: { next: amount(next) },
})

test.each([
  ['', limits(), { kind: 'required' }],
  ['abc', limits(), { kind: 'format' }],
  ['1e3', limits(), { kind: 'format' }],
  ['100.005', limits(), { kind: 'format' }],
  ['99.99', limits(), { kind: 'below', limit: '100.00' }],
  ['1000.01', limits('9000'), { kind: 'above', limit: '1000.00' }],
  ['900.01', limits(), { kind: 'free', limit: '900.00' }],
  ['500.01', limits('900', '500'), { kind: 'day', limit: '500.00' }],
  ['100', limits('900', '500', '100'), { kind: 'fee', limit: '100.00' }],
  ['900', limits(), undefined],
  ['₱ 1,000.00', limits('9000'), undefined],
])('[MBR-06] "%s" under %j: %j', (typed, rules, fault) => {
  expect(checkWithdrawal(typed, rules)).toEqual(fault)
})

test.each([
  [limits('900'), '900.00'],
  [limits('9000'), '1000.00'],
  [limits('9000', '300'), '300.00'],
  [limits('99.99'), undefined],
])('[MBR-06] the most under %j is %s', (rules, most) => {
  expect(largestOrder(rules)).toBe(most)
})

test('[MBR-06] the fee is paid from the amount; the rest stays', () => {
  const terms = {
    total: amount('1000.50'),
    fee: { next: amount('10'), usual: amount('10'), free: 0, freeLeft: 0 },
  }
  expect(figuresOf('400', terms)).toEqual({ amount: '400.00', received: '390.00', left: '600.50' })
  expect(figuresOf('x', terms)).toBeUndefined()
})

test.each([
  ['0', '100', 0],
  ['33.339', '100', 33],
  ['100', '100', 100],
  ['150', '100', 100],
  ['0', '0', 100],
])('%s of %s is %i percent', (done, required, share) => {
  expect(shareDone(amount(done), amount(required))).toBe(share)
})
