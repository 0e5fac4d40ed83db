import { expect, test } from 'vitest'
import { contract } from './endpoints/index.ts'
import { parseAnswer } from './parse-answer.ts'
import { repair } from './repair.ts'

test.each([
  ['1790000000000000123', '1790000000000000123'],
  ['-9223372036854775808', '-9223372036854775808'],
  ['18446744073709551615', '18446744073709551615'],
  ['9007199254740993', '9007199254740993'],
  ['12345678901234567.89', '12345678901234567.89'],
  ['9007199254740991', 9_007_199_254_740_991],
  ['1790000000000', 1_790_000_000_000],
  ['12480.75', 12_480.75],
  ['0.30000000000000004', 0.300_000_000_000_000_04],
  ['96.50000000000000000', 96.5],
  ['1e21', 1e21],
  ['"1790000000000000123"', '1790000000000000123'],
])('[NET-01] the number %s is read exactly', (source, value) => {
  expect(parseAnswer(`{"a":[${source}]}`)).toEqual({ a: [value] })
})

test('[NET-01] ids of 64 bits are read exactly, and amounts of as many digits', () => {
  const text = `{"id":1790000000000000123,"title":"T","content":"C","createTime":1790000000000}`
  const { value } = contract.system.announcements
  const answer = parseAnswer(`{"player":[${text}],"banners":[],"popup":[],"promotion":[]}`)
  const read = repair(value, answer)
  expect(read.ok && read.value.player[0]?.id).toBe('1790000000000000123')
  const balance = repair(contract.member.balance.value, parseAnswer('{"sumBalance":123456789012.12345678}'))
  expect(JSON.stringify(balance)).toContain('"123456789012.12345678"')
})

test('[NET-01] an answer that isn’t JSON is undefined, and a large timestamp is still read as a number', () => {
  expect(parseAnswer('{"a":12345678901234567890')).toBeUndefined()
  const time = '9223372036854775807'
  const text = `{"id":1,"title":"T","content":"C","createTime":${time}}`
  const { value } = contract.system.announcements
  const read = repair(value, parseAnswer(`{"player":[${text}],"banners":[],"popup":[],"promotion":[]}`))
  expect(read.ok && read.value.player[0]?.createTime).toBe(Number(time))
})
