import { describe, expect, test } from 'vitest'
import { e164, loadPhoneReader, loadPhoneWriter } from './phone.ts'

const readPhone = await loadPhoneReader()
const writePhone = await loadPhoneWriter()

describe('[FMT-03] a number is read however it is written', () => {
  test.each([
    '09171234567',
    '0917 123 4567',
    '917-123-4567',
    '9171234567',
    '639171234567',
    '63 917 123 4567',
    '+639171234567',
    '+63 (917) 123-4567',
    '+63 0917 123 4567',
    '0917.123.4567',
    '０９１７１２３４５６７',
    '0917\u200b123\u200b4567',
    '\u202a0917 123 4567\u202c',
  ])('%j', (text) => {
    expect(readPhone(text, 'PH')).toEqual({ dialCode: '63', number: '9171234567' })
    expect(writePhone(text, 'PH')).toEqual({ text: '0917 123 4567', country: 'PH' })
  })

  test.each(['0813', '0817', '0895', '0896', '0897', '0898', '0991', '0970'])(
    'the prefix %s, which the usual expression forgets',
    (prefix) => {
      expect(readPhone(`${prefix} 123 4567`, 'PH')?.number).toBe(`${prefix.slice(1)}1234567`)
    },
  )

  test.each([
    ['+63 917 123 4567', 'VN', '63', '9171234567', 'PH', '0917 123 4567'],
    ['0912 345 678', 'VN', '84', '912345678', 'VN', '0912 345 678'],
    ['+84 912 345 678', 'PH', '84', '912345678', 'VN', '0912 345 678'],
    ['090-1234-5678', 'JP', '81', '9012345678', 'JP', '090-1234-5678'],
  ])('%s, asked for in %s', (text, asked, dialCode, number, country, home) => {
    expect(readPhone(text, asked)).toEqual({ dialCode, number })
    expect(writePhone(text, asked)).toEqual({ text: home, country })
  })
})

test.each([
  ['0917 123 4', 'PH'],
  ['hello', 'PH'],
  ['', 'PH'],
  ['0917 123 4567', 'XX'],
  ['+999 123', 'PH'],
  ['(02) 8123 4567', 'PH'],
  ['9'.repeat(10_000), 'PH'],
])('[FMT-03] %.20j in %s is no mobile number', (text, country) => {
  expect(readPhone(text, country)).toBeUndefined()
  expect(writePhone(text, country)).toBeUndefined()
})

test('[FMT-03] the number as it is dialled from anywhere', () => {
  expect(e164({ dialCode: '63', number: '9171234567' })).toBe('+639171234567')
})
