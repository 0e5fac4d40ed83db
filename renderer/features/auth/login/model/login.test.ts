import { expect, test } from 'vitest'
import { GatewayError, type GatewayFault } from '#shared/contract/errors.ts'
import { readTyped } from '#shared/domain/read-typed.ts'
import { fieldOfLoginFault, type LoginValues, missingLoginFields, usesRememberedPassword } from './login.ts'

const typed = (values: Partial<LoginValues>): LoginValues =>
  readTyped({
    username: '',
    password: '',
    captcha: '',
    country: 'PH',
    mobileNum: '',
    verificationCode: '',
    remember: false,
    ...values,
  })

test.each([
  [{}, false, ['username', 'password']],
  [{ username: '  ', password: 'x' }, false, ['username']],
  [{ username: 'juan', password: '\t' }, false, ['password']],
  [{ username: 'juan', password: 'x' }, false, []],
  [{ username: 'juan', password: 'x', captcha: ' ' }, true, ['captcha']],
  [{ username: 'juan', password: 'x', captcha: '1' }, true, []],
] as const)('[AUTH-01] by username, %j, captcha shown: %s, misses %j', (values, captcha, missing) => {
  expect(missingLoginFields(typed(values), { way: 'username', captcha, heldFor: undefined })).toEqual(missing)
})

test.each([
  [{}, ['mobileNum', 'verificationCode']],
  [{ mobileNum: '0917', verificationCode: ' ' }, ['verificationCode']],
  [{ mobileNum: '0917', verificationCode: '123456' }, []],
] as const)('[AUTH-02] by SMS, %j misses %j', (values, missing) => {
  expect(missingLoginFields(typed(values), { way: 'sms', captcha: false, heldFor: undefined })).toEqual(
    missing,
  )
})

test.each([
  ['juan', '', 'juan', true],
  [' juan ', ' ', 'juan', true],
  ['juan', 'typed', 'juan', false],
  ['ana', '', 'juan', false],
  ['juan', '', undefined, false],
  ['', '', '', true],
] as const)('[AUTH-07] %j with password %j, held for %j: %s', (username, password, heldFor, held) => {
  expect(usesRememberedPassword(typed({ username, password }), heldFor)).toBe(held)
})

test('[AUTH-07] a login with a remembered password doesn’t require one to be typed', () => {
  const shown = { way: 'username', captcha: false, heldFor: 'juan' } as const
  expect(missingLoginFields(typed({ username: 'juan' }), shown)).toEqual([])
  expect(missingLoginFields(typed({ username: 'ana' }), shown)).toEqual(['password'])
})

const refused = (code: string): GatewayFault => ({ kind: 'refused', message: '', code, value: undefined })

test.each<[GatewayFault, 'username' | 'sms', string]>([
  [refused('WRONG_CREDENTIALS'), 'username', 'password'],
  [{ kind: 'invalidInput', field: 'password' }, 'username', 'password'],
  [{ kind: 'invalidInput', field: 'type' }, 'username', 'form'],
  [refused('CAPTCHA_REQUIRED'), 'username', 'captcha'],
  [refused('WRONG_CAPTCHA'), 'sms', 'captcha'],
  [refused('WRONG_CODE'), 'sms', 'verificationCode'],
  [refused('INVALID_MOBILE'), 'sms', 'mobileNum'],
  [refused('WRONG_CREDENTIALS'), 'sms', 'form'],
  [refused('WRONG_CODE'), 'username', 'form'],
  [refused('ACCOUNT_EXCLUDED'), 'username', 'form'],
  [refused('toString'), 'username', 'form'],
  [{ kind: 'offline' }, 'username', 'form'],
  [{ kind: 'timeout' }, 'sms', 'form'],
])('a login that failed with %j by %s says so at the %s', (fault, way, place) => {
  expect(fieldOfLoginFault(new GatewayError('session.login', fault), way)).toBe(place)
})
