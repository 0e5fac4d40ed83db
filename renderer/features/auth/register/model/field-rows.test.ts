import { expect, test } from 'vitest'
import { wideFields } from './field-rows.ts'
import type { RegistrationFieldName } from './registration-fields.ts'

test.each<[RegistrationFieldName[], RegistrationFieldName[]]>([
  [['username', 'password', 'confirmPassword'], ['username']],
  [
    ['username', 'password', 'confirmPassword', 'referralCode'],
    ['username', 'referralCode'],
  ],
  [
    ['username', 'password', 'confirmPassword', 'mobileNum', 'verificationCode', 'email', 'line'],
    ['username'],
  ],
  [['username', 'password', 'confirmPassword', 'mobileNum', 'email'], ['username']],
  [['mobileNum', 'verificationCode', 'password', 'confirmPassword'], []],
  [['mobileNum', 'password', 'confirmPassword'], ['mobileNum']],
  [['mobileNum'], ['mobileNum']],
  [['mobileNum', 'email', 'captcha'], ['captcha']],
  [[], []],
])('%j: %j take a row of their own', (names, wide) => {
  expect([...wideFields(names)]).toEqual(wide)
})

test('a field before a pair leaves the row whole only where it begins one', () => {
  expect([...wideFields(['email', 'username', 'password', 'confirmPassword'])]).toEqual([])
})
