import { describe, expect, test } from 'vitest'
import { loadPhoneReader } from '#lib/forms/phone.ts'
import { GatewayError } from '#shared/contract/errors.ts'
import { readTyped } from '#shared/domain/read-typed.ts'
import {
  checkByEmail,
  checkByPhone,
  fieldOfEmailFault,
  fieldOfResetFault,
  maskEmail,
} from './forgot-password.ts'
import { forgotWays } from './forgot-ways.ts'

const rule = { enabled: true, required: true, minLength: 6, maxLength: 20, patternId: 5 }
const kindsOf = (faults: object) =>
  Object.fromEntries(Object.entries(faults).map(([name, fault]) => [name, fault?.kind]))
const refused = (code: string) =>
  new GatewayError('x', { kind: 'refused', message: 'No.', code, value: undefined })

test.each([
  [true, true, ['phone', 'email']],
  [true, false, ['phone']],
  [false, true, ['email']],
  [false, false, []],
  [undefined, undefined, []],
])('[FGT-01, FGT-02] phone %s, email %s: %j', (phone, email, ways) => {
  expect(forgotWays({ phone, email })).toEqual(ways)
})

describe('[FGT-01] by phone', async () => {
  const readPhone = await loadPhoneReader()
  const good = {
    country: 'PH',
    mobileNum: '0919 123 4567',
    verificationCode: '123456',
    newPassword: 'Mabuhay8',
    confirmPassword: 'Mabuhay8',
  }
  test.each<[string, object, object]>([
    ['all is well', {}, {}],
    ['its own country code', { country: 'VN', mobileNum: '+63 919 123 4567' }, {}],
    ['no number', { mobileNum: '  ' }, { mobileNum: 'required' }],
    ['no mobile number', { mobileNum: '12' }, { mobileNum: 'phone' }],
    ['words', { mobileNum: "'; DROP TABLE members --" }, { mobileNum: 'phone' }],
    ['no code', { verificationCode: ' ' }, { verificationCode: 'required' }],
    ['a bad password', { newPassword: 'abc', confirmPassword: 'abc' }, { newPassword: 'pattern' }],
    ['two passwords', { confirmPassword: 'Mabuhay9' }, { confirmPassword: 'mismatch' }],
  ])('%s', (_, change, expected) => {
    expect(kindsOf(checkByPhone(readTyped({ ...good, ...change }), rule, readPhone))).toEqual(expected)
  })
})

describe('[FGT-02] by email', () => {
  test.each<[string, string, string, object]>([
    ['a name shorter than new ones may be', 'sms', 'sms@mail.example', {}],
    ['a name of signs that new ones may not have', 'juan.cruz_7', 'juan@mail.example', {}],
    ['no name at all', 'x'.repeat(65), 'juan@mail.example', { username: 'length' }],
    ['all is well', 'bituin', ' b@mail.example ', {}],
    ['nothing', '', '', { username: 'required', email: 'required' }],
    ['no address', 'bituin', 'mail.example', { email: 'pattern' }],
    ['markup', '<b>x</b>', '<img src=x>@', { email: 'pattern' }],
  ])('%s', (_, username, email, expected) => {
    expect(kindsOf(checkByEmail(readTyped({ username, email })))).toEqual(expected)
  })
})

test.each([
  ['bituin@mail.example', 'b•••@mail.example'],
  ['a@b.c', 'a•••@b.c'],
  ['"x@y"@mail.example', '"•••@mail.example'],
  ['@mail.example', '•••'],
  ['nobody', '•••'],
])('[FGT-02] the address %s is shown as %s', (email, masked) => {
  expect(maskEmail(email)).toBe(masked)
})

test.each([
  ['WRONG_CODE', 'verificationCode'],
  ['INVALID_MOBILE', 'mobileNum'],
  ['MOBILE_UNKNOWN', 'mobileNum'],
  ['PASSWORDS_DIFFER', 'confirmPassword'],
  ['PASSWORD_INVALID', 'newPassword'],
  ['LOCKED', undefined],
])('[FGT-01] the refusal %s stands at %s', (code, place) => {
  expect(fieldOfResetFault(refused(code))).toBe(place)
})

test.each([
  ['EMAIL_MISMATCH', 'email'],
  ['WRONG_CREDENTIALS', 'email'],
  ['USERNAME_UNKNOWN', 'username'],
  ['LOCKED', undefined],
])('[FGT-02] the refusal %s stands at %s', (code, place) => {
  expect(fieldOfEmailFault(refused(code))).toBe(place)
})
