import { expect, test } from 'vitest'
import { checkRate, keptRate, plainRate } from './rate.ts'

const bounds = { lowest: '0.9', highest: '1.2' }

test.each([
  ['0.9', undefined],
  ['1.20', undefined],
  [' 1 ', undefined],
  ['１．２', undefined],
  ['1.1\u200b%', undefined],
  ['1 1', 'invalid'],
  ['0.89', 'outside'],
  ['1.21', 'outside'],
  ['99', 'outside'],
  ['1.100', 'invalid'],
  ['1.10001', 'invalid'],
  ['-1', 'invalid'],
  ['1,1', 'invalid'],
  ['1e0', 'invalid'],
  ['.9', 'invalid'],
  ['', 'invalid'],
])('[AGT-05] the rate %j is %s', (typed, fault) => {
  expect(checkRate(typed, bounds)).toBe(fault)
})

test('[AGT-05] what the upline keeps is exact', () => {
  expect(keptRate('1.2', '1.1')).toBe('0.1')
  expect(keptRate('0.3', '0.1')).toBe('0.2')
  expect(keptRate('1.2', '1.2')).toBe('0')
  expect(plainRate('1.10')).toBe('1.1')
})
