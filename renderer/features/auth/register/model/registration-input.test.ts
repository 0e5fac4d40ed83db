import { expect, test } from 'vitest'
import { readTyped } from '#shared/domain/read-typed.ts'
import type { RegistrationField, RegistrationValues } from './registration-fields.ts'
import { registrationInput } from './registration-input.ts'
import { emptyRegistration } from './registration-values.ts'

const rule = { enabled: true, required: false }
const fields: RegistrationField[] = [
  { name: 'username', rule },
  { name: 'mobileNum', rule },
  { name: 'password', rule },
  { name: 'confirmPassword', rule },
  { name: 'email', rule },
  { name: 'referralCode', rule },
]
const values: RegistrationValues = {
  ...emptyRegistration('PH'),
  username: ' bituin88 ',
  mobileNum: '0917 123 4567',
  password: 'Palaro123',
  confirmPassword: 'Palaro123',
  verificationCode: '123456',
  wechat: 'typed while it was shown',
  affiliateCode: 'verified apart',
  referralCode: 'BAY-7K2Q',
  terms: true,
}
const origin = {
  domain: 'palaro.test',
  registerUrl: 'https://palaro.test/register?affiliateCode=AFF1',
  botToken: undefined,
  firebaseToken: undefined,
}
const phone = { dialCode: '63', number: '9171234567' }
const code: RegistrationField = { name: 'verificationCode', rule }

test('[REG-01] fields that are shown and filled are sent, with the number in the gateway’s form', () => {
  expect(registrationInput(readTyped(values), fields, phone, { ...origin, affiliateCode: 'AFF1' })).toEqual({
    username: 'bituin88',
    mobileNum: '9171234567',
    countryDialingCode: '63',
    password: 'Palaro123',
    confirmPassword: 'Palaro123',
    referralCode: 'BAY-7K2Q',
    affiliateCode: 'AFF1',
    domain: 'palaro.test',
    registerUrl: 'https://palaro.test/register?affiliateCode=AFF1',
    registerMethod: 'WEB',
    login: true,
  })
})

test('[REG-13] a captcha’s answer names the picture that it is to, and no picture is named without one', () => {
  const captcha: RegistrationField = { name: 'captcha', rule }
  const context = { ...origin, affiliateCode: undefined, captchaId: 'c1' }
  const sent = (answer: string) =>
    registrationInput(readTyped({ ...values, captcha: answer }), [captcha], undefined, context)
  expect(sent('4711')).toMatchObject({ captcha: '4711', captchaId: 'c1' })
  expect(sent(' ')).not.toHaveProperty('captchaId')
})

test('without a mobile number and an affiliate, neither is sent', () => {
  const input = registrationInput(values, fields, undefined, { ...origin, affiliateCode: undefined })
  expect(Object.keys(input)).not.toContain('mobileNum')
  expect(Object.keys(input)).not.toContain('affiliateCode')
})

test('[REG-01] a code goes with the number that it proves, unless the provider has proved it', () => {
  const context = { ...origin, affiliateCode: undefined, botToken: 'human' }
  const sent = registrationInput(values, [...fields, code], phone, context)
  expect(sent).toMatchObject({ verificationCode: '123456', botToken: 'human' })
  expect(registrationInput(values, [...fields, code], undefined, context)).not.toHaveProperty(
    'verificationCode',
  )
  const proved = registrationInput(values, [...fields, code], phone, { ...context, firebaseToken: 'proof' })
  expect(proved).toMatchObject({ firebaseToken: 'proof' })
  expect(proved).not.toHaveProperty('verificationCode')
})

test('[SEC-05] a value travels as it was typed, whatever it looks like', () => {
  const payeeName = "Robert'); DROP TABLE members;-- <img src=x onerror=alert(1)>"
  const field: RegistrationField = { name: 'payeeName', rule }
  const sent = registrationInput({ ...values, payeeName }, [field], undefined, {
    ...origin,
    affiliateCode: undefined,
  })
  expect(sent).toMatchObject({ payeeName })
})
