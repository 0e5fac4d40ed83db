import { expect, test } from 'vitest'
import { GatewayError, type GatewayFault } from '#shared/contract/errors.ts'
import { readTyped } from '#shared/domain/read-typed.ts'
import { addressProofOf, proofInput, ticketIsOver } from './address-proof.ts'

const failed = (fault: GatewayFault) => new GatewayError('session.login', fault)
const refused = (code: string, value?: unknown) => failed({ kind: 'refused', message: '', code, value })

test('[AUTH-09] the kinds stand in our order, and those we do not know are left out', () => {
  const value = { ticket: 't', kinds: ['email', 'retina', 'mobileNum', 7], mobile: '0918 ••• ••67', more: 1 }
  expect(addressProofOf(refused('ADDRESS_UNREGISTERED', value))).toMatchObject({
    ticket: 't',
    kinds: ['mobileNum', 'email'],
    mobile: '0918 ••• ••67',
  })
})

test.each<[string, unknown]>([
  ['another refusal', refused('WRONG_CREDENTIALS', { ticket: 't', kinds: ['email'] })],
  ['no ticket', refused('ADDRESS_UNREGISTERED', { kinds: ['email'] })],
  ['a ticket of the wrong type', refused('ADDRESS_UNREGISTERED', { ticket: 7, kinds: ['email'] })],
  ['no kinds', refused('ADDRESS_UNREGISTERED', { ticket: 't', kinds: [] })],
  ['unknown kinds only', refused('ADDRESS_UNREGISTERED', { ticket: 't', kinds: ['retina'] })],
  ['kinds that are no list', refused('ADDRESS_UNREGISTERED', { ticket: 't', kinds: 'email' })],
  ['no value', refused('ADDRESS_UNREGISTERED')],
  ['a broken connection', failed({ kind: 'offline' })],
  ['any error', new Error('no')],
])('[AUTH-09] %s asks for no proof', (_, error) => {
  expect(addressProofOf(error)).toBeUndefined()
})

const values = {
  kind: 'email',
  country: 'PH',
  mobileNum: '0918 123 4567',
  verificationCode: '',
  email: ' a@b.ph ',
  bankAccountName: 'Nena',
  googleCode: '',
} as const

test('[AUTH-09] the chosen proof goes alone and trimmed, a number as digits with its dialling code', () => {
  expect(proofInput('t', readTyped(values), undefined)).toEqual({
    ticket: 't',
    kind: 'email',
    proof: 'a@b.ph',
  })
  expect(proofInput('t', { ...values, kind: 'mobileNum' }, { dialCode: '63', number: '9181234567' })).toEqual(
    { ticket: 't', kind: 'mobileNum', proof: '639181234567' },
  )
})

test.each([
  ['TICKET_EXPIRED', true],
  ['WRONG_PROOF', false],
  ['WRONG_CODE', false],
])('[AUTH-09] %s ends the ticket: %s', (code, over) => {
  expect(ticketIsOver(refused(code))).toBe(over)
})
