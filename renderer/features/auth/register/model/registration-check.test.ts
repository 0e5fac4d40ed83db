import { expect, test } from 'vitest'
import { readTyped } from '#shared/domain/read-typed.ts'
import { checkRegistration } from './registration-check.ts'
import type { RegistrationField, RegistrationValues } from './registration-fields.ts'
import { emptyRegistration } from './registration-values.ts'

const fields: RegistrationField[] = [
  { name: 'username', rule: { enabled: true, required: true, minLength: 4, maxLength: 15, patternId: 1 } },
  { name: 'mobileNum', rule: { enabled: true, required: false } },
  { name: 'password', rule: { enabled: true, required: true, minLength: 6, maxLength: 20, patternId: 5 } },
  { name: 'confirmPassword', rule: { enabled: true, required: true } },
  { name: 'email', rule: { enabled: true, required: false, patternId: 3 } },
]
const good: RegistrationValues = {
  ...emptyRegistration('PH'),
  username: 'bituin88',
  password: 'Palaro123',
  confirmPassword: 'Palaro123',
  terms: true,
}
const readPhone = (text: string) => (text.length > 9 ? { dialCode: '63', number: text } : undefined)

test('a form filled as the rules say has no fault; fields that are not shown are not looked at', () => {
  expect(checkRegistration({ ...good, payeeName: '77' }, fields, readPhone)).toEqual({})
})

test.each<[keyof RegistrationValues, string, object]>([
  ['username', '', { kind: 'required' }],
  ['username', '   ', { kind: 'required' }],
  ['username', '8bit', { kind: 'pattern', patternId: 1, min: 4, max: 15 }],
  ['username', 'abc', { kind: 'length', min: 4, max: 15 }],
  ['mobileNum', '0917', { kind: 'phone' }],
  ['confirmPassword', '', { kind: 'required' }],
  ['confirmPassword', 'Palaro124', { kind: 'mismatch' }],
  ['email', 'a@b', { kind: 'pattern', patternId: 3, min: 1, max: 255 }],
])('[REG-03, REG-04, REG-11] %s %j: %j at that field', (name, value, fault) => {
  expect(checkRegistration(readTyped({ ...good, [name]: value }), fields, readPhone)).toEqual({
    [name]: fault,
  })
})

test('[REG-05] the terms must be ticked', () => {
  expect(checkRegistration({ ...good, terms: false }, fields, readPhone)).toEqual({
    terms: { kind: 'terms' },
  })
})

test('the agent policy must be ticked where it is asked for', () => {
  expect(checkRegistration(good, fields, readPhone, true)).toEqual({ policy: { kind: 'policy' } })
  expect(checkRegistration({ ...good, policy: true }, fields, readPhone, true)).toEqual({})
})

test('[REG-02] a code is required with the number it is sent to, and not without', () => {
  const code: RegistrationField = { name: 'verificationCode', rule: { enabled: true, required: true } }
  const mobile = { ...good, mobileNum: '09171234567' }
  expect(checkRegistration(good, [...fields, code], readPhone)).toEqual({})
  expect(checkRegistration(mobile, [...fields, code], readPhone)).toEqual({
    verificationCode: { kind: 'required' },
  })
  const needed: RegistrationField = { name: 'mobileNum', rule: { enabled: true, required: true } }
  expect(checkRegistration(good, [needed, code], readPhone)).toEqual({
    mobileNum: { kind: 'required' },
    verificationCode: { kind: 'required' },
  })
  expect(checkRegistration({ ...mobile, verificationCode: '123456' }, [...fields, code], readPhone)).toEqual(
    {},
  )
})

test('[REG-03] a rule that makes no sense asks for something typed, and no more', () => {
  const senseless: RegistrationField[] = [
    { name: 'username', rule: { enabled: true, required: true, minLength: 20, maxLength: 3, patternId: 77 } },
  ]
  expect(checkRegistration({ ...good, username: 'ñ' }, senseless, readPhone)).toEqual({})
  expect(checkRegistration({ ...good, username: '' }, senseless, readPhone)).toEqual({
    username: { kind: 'required' },
  })
})
