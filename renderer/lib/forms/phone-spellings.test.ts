import { expect, test } from 'vitest'
import { loadPhoneReader } from './phone.ts'

const readPhone = await loadPhoneReader()

test.each([
  ['Arabic digits', '٠٩١٧١٢٣٤٥٦٧'],
  ['Persian digits', '۰۹۱۷۱۲۳۴۵۶۷'],
  ['full-width digits, brackets and dashes', '（０９１７）１２３ー４５６７'],
  ['a full-width plus sign', '＋６３９１７１２３４５６７'],
  ['the exit code of the country', '00639171234567'],
  ['no-break spaces', '+63\u00a0917\u00a0123\u00a04567'],
  ['thin spaces and a figure dash', '0917\u2009123\u20124567'],
  ['an address of the web', 'tel:+63-917-123-4567'],
  ['words around it', 'Mobile: 0917 123 4567'],
  ['a slash', '0917/123/4567'],
  ['groups of two', '09 17 12 34 56 7'],
  ['line ends around it', '\n0917 123 4567\r\n'],
  ['a soft hyphen', '0917\u00ad123\u00ad4567'],
])('[FMT-03] a number with %s is read', (_, text) => {
  expect(readPhone(text, 'PH')).toEqual({ dialCode: '63', number: '9171234567' })
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
})
