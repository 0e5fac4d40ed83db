import { expect, test } from 'vitest'
import { rateExample } from './rate-example.ts'

test.each([
  ['0.8', '800.00'],
  ['1', '1000.00'],
  ['1.25', '1250.00'],
  ['0', '0.00'],
  ['a lot', undefined],
])('[RT-13] a rate of %s percent is worked out as %s', (rate, brought) => {
  const amount = rateExample(rate)
  expect(amount === undefined ? undefined : Number(amount).toFixed(2)).toBe(brought)
})
