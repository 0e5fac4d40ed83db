import { expect, test } from 'vitest'
import { registerSmsInput } from './registration-sms.ts'

const phone = { dialCode: '63', number: '9171234567' }

test('[SMS-04] by mobile number, the number goes as it is', () => {
  expect(registerSmsInput('mobile', phone, 'human')).toEqual({
    countryDialingCode: '63',
    mobileNo: '9171234567',
    botToken: 'human',
  })
})

test('[SMS-04] by username, it goes within data', () => {
  expect(registerSmsInput('username', phone, undefined)).toEqual({
    data: { countryDialingCode: '63', mobileNum: '9171234567' },
  })
})
