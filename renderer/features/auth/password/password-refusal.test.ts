import { describe, expect, test } from 'vitest'
import { member } from '#shared/contract/endpoints/member.ts'
import { GatewayError, type GatewayFault } from '#shared/contract/errors.ts'
import { fieldOfChangeFault } from './password-refusal.ts'

const refused = (code?: string): GatewayFault => ({ kind: 'refused', message: 'No.', code, value: undefined })
const { passwordCheck, changePassword } = member

describe('[PWD-01] a refusal stands where it is mended', () => {
  test.each<[string, unknown, string | undefined]>([
    ['the relay', new GatewayError(passwordCheck.id, refused('WRONG_PASSWORD')), 'oldPassword'],
    ['a locked account', new GatewayError(passwordCheck.id, refused('ACCOUNT_LOCKED')), undefined],
    ['the relay without a code', new GatewayError(passwordCheck.id, refused()), 'oldPassword'],
    ['the relay out of reach', new GatewayError(passwordCheck.id, { kind: 'offline' }), undefined],
    ['the old one', new GatewayError(changePassword.id, refused('WRONG_PASSWORD')), 'oldPassword'],
    ['the new one', new GatewayError(changePassword.id, refused('PASSWORD_USED_BEFORE')), 'newPassword'],
    ['the two', new GatewayError(changePassword.id, refused('PASSWORDS_DIFFER')), 'confirmPassword'],
    ['something else', new GatewayError(changePassword.id, refused('LOCKED')), undefined],
    ['no refusal', new Error('no'), undefined],
  ])('%s', (_, error, place) => {
    expect(fieldOfChangeFault(error)).toBe(place)
  })
})
