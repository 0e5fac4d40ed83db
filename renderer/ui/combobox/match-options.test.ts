import { expect, test } from 'vitest'
import { matchOptions } from './match-options.ts'

const banks = [
  { value: 'vcb', label: 'Vietcombank', keywords: 'VCB' },
  { value: 'baybank', label: 'BayBank Savings' },
  { value: 'dong', label: 'Ngân hàng Đông Á' },
  { value: 'savings', label: 'Savings Bank of Cebu' },
]

test.each([
  ['', ['vcb', 'baybank', 'dong', 'savings']],
  ['  ', ['vcb', 'baybank', 'dong', 'savings']],
  ['savings', ['savings', 'baybank']],
  ['BAY', ['baybank']],
  ['vcb', ['vcb']],
  ['dong a', ['dong']],
  ['ｖｃｂ', ['vcb']],
  ['\u202adong\u00a0a\u202c', ['dong']],
  ['(', []],
])('[NET-08] %j finds %j', (typed, values) => {
  expect(matchOptions(banks, typed).map(({ value }) => value)).toEqual(values)
})
