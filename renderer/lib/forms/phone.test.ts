import { describe, expect, test } from 'vitest'
import { phoneSpellings } from '#lib/testing/phone-spellings.ts'
import { e164, loadHomeDigits, loadPhoneReader, loadPhoneWriter } from './phone.ts'

const readPhone = await loadPhoneReader()
const writePhone = await loadPhoneWriter()
const homeDigits = await loadHomeDigits()

describe('[FMT-03, NET-08] a number is read however it is written', () => {
  test.each(phoneSpellings)('%j', (text) => {
    expect(readPhone(text, 'PH')).toEqual({ dialCode: '63', number: '9171234567' })
    expect(writePhone(text, 'PH')).toEqual({ text: '0917 123 4567', country: 'PH' })
    expect(homeDigits(text, 'PH')).toBe('09171234567')
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

test.each([
  '0917 123 4567 0917 123 4567',
  '0917-123-456O',
  '+1 917 123 4567',
  '٠٩١٧',
  '+63+63 917 123 4567',
  '<b>0917</b>',
])('[FMT-03] %s is no number of the country', (text) => {
  expect(readPhone(text, 'PH')).not.toEqual({ dialCode: '63', number: '9171234567' })
  expect(homeDigits(text, 'PH')).toBeUndefined()
})

test.each([
  ['+84 912 345 678', 'PH', undefined],
  ['+84 912 345 678', 'VN', '0912345678'],
  ['+81 90-1234-5678', 'JP', '09012345678'],
  ['+1 201-555-0123', 'US', '2015550123'],
  ['+599 9 518 1234', 'CW', '95181234'],
])('[NET-08, MBR-03, OPS-04] %s is dialled in %s as %s', (text, country, digits) => {
  expect(homeDigits(text, country)).toBe(digits)
})

test('[FMT-03] the number as it is dialled from anywhere', () => {
  expect(e164({ dialCode: '63', number: '9171234567' })).toBe('+639171234567')
})
