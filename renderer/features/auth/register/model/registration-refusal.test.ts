import { expect, test } from 'vitest'
import { UserFacingError } from '#lib/user-facing-error/user-facing-error.ts'
import { GatewayError } from '#shared/contract/errors.ts'
import { isTaken, mayBeOpen, refusalKey, refusedField } from './registration-refusal.ts'

const refused = (code: string | undefined) =>
  new GatewayError('member.register', { kind: 'refused', message: 'no', code, value: undefined })

test.each([
  ['USERNAME_TAKEN', 'username'],
  ['MOBILE_TAKEN', 'mobileNum'],
  ['WRONG_CODE', 'verificationCode'],
  ['INVALID_REFERRAL_CODE', 'referralCode'],
  ['INVALID_AFFILIATE_CODE', 'affiliateCode'],
  ['WRONG_CAPTCHA', 'captcha'],
  ['REGISTRATION_OFF', undefined],
  ['constructor', undefined],
  [undefined, undefined],
])('[REG-11] a refusal with %s stands at %s', (code, field) => {
  expect(refusedField(refused(code))).toBe(field)
})

test.each([
  [{ field: 'idNumber' }, 'idNumber'],
  [{ field: '__proto__' }, undefined],
  [{ field: 7 }, undefined],
  ['idNumber', undefined],
])('[REG-11] a refusal whose value is %j stands at %s', (value, field) => {
  const error = new GatewayError('member.register', {
    kind: 'refused',
    message: 'no',
    code: 'FIELD_INVALID',
    value,
  })
  expect(refusedField(error)).toBe(field)
})

test.each([
  ['phoneAuth.invalidFormat', 'mobileNum'],
  ['phoneAuth.invalidCode', 'verificationCode'],
  ['phoneAuth.expired', 'verificationCode'],
  ['phoneAuth.quota', undefined],
  ['botCheck.timeout', undefined],
])('[SMS-05] what a provider says of %s stands at %s', (kind, field) => {
  expect(refusedField(new UserFacingError(kind, 'words'))).toBe(field)
})

test('a broken connection stands at no field', () => {
  expect(refusedField(new GatewayError('member.register', { kind: 'offline' }))).toBeUndefined()
})

test('after a failure of an earlier step no account can have been opened, after one of the last step it can', () => {
  expect(mayBeOpen(new GatewayError('member.affiliate', { kind: 'timeout' }))).toBe(false)
  expect(
    mayBeOpen(
      new GatewayError('session.login', { kind: 'malformed', code: 'G-48213', field: '', detail: '' }),
    ),
  ).toBe(true)
})

test.each([
  ['USERNAME_TAKEN', 'refusal.USERNAME_TAKEN'],
  ['INVALID_AFFILIATE_CODE', 'invitation_code_error'],
  ['CAPTCHA_REQUIRED', 'fault.captcha'],
  ['SOMETHING_NEW', undefined],
  [undefined, undefined],
])('a refusal with %s is said in words of our own: %s', (code, key) => {
  expect(refusalKey(refused(code))).toBe(key)
})

test('a taken username and a taken mobile number are recognised', () => {
  expect(
    ['USERNAME_TAKEN', 'MOBILE_TAKEN', 'WRONG_CODE', undefined].map((code) => isTaken(refused(code))),
  ).toEqual([true, true, false, false])
})
