import { expect, test } from 'vitest'
import { readTyped } from '#shared/domain/read-typed.ts'
import { checkNewPassword, passwordRule } from './new-password.ts'

const rule = { enabled: true, required: true, minLength: 6, maxLength: 20, patternId: 5 }

test.each<[string, string, string, string | undefined, object]>([
  ['a good one', 'Mabuhay8', 'Mabuhay8', 'Palaro123', {}],
  ['spaces around it', ' Mabuhay8 ', 'Mabuhay8', undefined, {}],
  ['nothing', '', '', undefined, { newPassword: 'required', confirmPassword: 'required' }],
  ['only spaces', '   ', '   ', undefined, { newPassword: 'required', confirmPassword: 'required' }],
  ['no letter', '1234567', '1234567', undefined, { newPassword: 'pattern' }],
  ['too short', 'Ab1', 'Ab1', undefined, { newPassword: 'length' }],
  ['emoji', '👍👍👍👍👍👍', '👍👍👍👍👍👍', undefined, { newPassword: 'pattern' }],
  ['another confirmation', 'Mabuhay8', 'Mabuhay9', undefined, { confirmPassword: 'mismatch' }],
  ['the old one', 'Palaro123', 'Palaro123', 'Palaro123', { newPassword: 'same' }],
  ['the old one in another spelling', ' Palaro123\u200b', 'Ｐalaro123', 'Palaro123', { newPassword: 'same' }],
])('[PWD-01, FGT-01] the faults of a new password: %s', (_, newPassword, confirmPassword, old, expected) => {
  const faults = checkNewPassword(readTyped({ newPassword, confirmPassword }), rule, old)
  expect(Object.fromEntries(Object.entries(faults).map(([name, { kind }]) => [name, kind]))).toEqual(expected)
})

test('[PWD-01] the rule is the gateway’s; without one, a password is all that is asked for', () => {
  expect(passwordRule({ fields: { password: { ...rule, required: false } } })).toEqual(rule)
  expect(passwordRule(undefined)).toEqual({ enabled: true, required: true })
})
