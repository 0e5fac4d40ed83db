import { expect, test } from 'vitest'
import { countriesOf } from './countries.ts'

const of = (countryCode: string) => ({ countryCode, countryDialingCode: '+63' })

test('[FMT-03] the countries bear their names in the language', () => {
  expect(countriesOf([of('PH')], 'ja')).toEqual([{ code: 'PH', name: 'フィリピン', dialCode: '63' }])
})

test.each(['', '1', 'ph', 'PH1', 'Philippines', '<b>'])('[FMT-03] %j is ignored as a country', (code) => {
  expect(countriesOf([of(code), of('VN')], 'en').map((country) => country.code)).toEqual(['VN'])
})
