import { describe, expect, test } from 'vitest'
import { addAmounts, compareAmounts, fromMinor, parseAmount, subtractAmounts, toMinor } from './money.ts'

const amount = (value: string | number) => {
  const parsed = parseAmount(value)
  if (parsed === undefined) throw new Error(`not an amount: ${value}`)
  return parsed
}

describe('[FMT-01] amounts are exact decimals', () => {
  test.each([
    ['1234.5', '1234.50'],
    [' 7 ', '7.00'],
    ['+0.10', '0.10'],
    ['-3.005', '-3.005'],
    ['-0', '0.00'],
    [0.1, '0.10'],
    [1e-7, '0.0000001'],
    [48216905.11, '48216905.11'],
    ['000123.4000', '123.40'],
  ])('reads %s as %s', (value, expected) => {
    expect(parseAmount(value)).toBe(expected)
  })

  test.each(['', 'abc', '1,000', '1e5', '0x10', '١٢', '1.2.3', '--1', Number.NaN, Number.POSITIVE_INFINITY])(
    'refuses %s',
    (value) => {
      expect(parseAmount(value)).toBeUndefined()
    },
  )

  test('a sum that binary floats get wrong is exact', () => {
    expect(addAmounts(amount('0.10'), amount('0.20'))).toBe('0.30')
    expect(addAmounts(...Array.from({ length: 10 }, () => amount('0.1')))).toBe('1.00')
    expect(subtractAmounts(amount('1000.00'), amount('999.99'))).toBe('0.01')
    expect(addAmounts()).toBe('0.00')
  })

  test('amounts compare by value, not by text', () => {
    expect(compareAmounts(amount('10'), amount('9.99'))).toBe(1)
    expect(compareAmounts(amount('-1'), amount('0'))).toBe(-1)
    expect(compareAmounts(amount('1.0'), amount('1.00'))).toBe(0)
  })

  test('an amount converted to minor units and back stays the same', () => {
    expect(toMinor(amount('1234.50'))).toBe(123450n)
    expect(fromMinor(123450)).toBe('1234.50')
    expect(fromMinor(-5n)).toBe('-0.05')
  })
})
