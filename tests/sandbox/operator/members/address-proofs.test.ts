import { expect, test } from 'vitest'
import { maskEmail, maskMobile, proofKindsOf } from './address-proofs.ts'

test.each([
  ['639181234567', '0918 ••• ••67'],
  ['6591234567', '••• ••• ••67'],
])('the number %s is shown as %s', (mobile, shown) => expect(maskMobile(mobile)).toBe(shown))

test.each([
  ['newip@mail.example', 'n•••@mail.example'],
  ['a@mail.example', 'a•••@mail.example'],
])('the address %s is shown as %s', (email, shown) => expect(maskEmail(email)).toBe(shown))

const nothing = { mobile: null, email: null, bankName: null, googleSecret: null }
test.each([
  [nothing, []],
  [{ ...nothing, mobile: '639181234567' }, ['mobileNum', 'verificationCode']],
  [{ ...nothing, email: 'a@mail.example' }, ['email']],
  [{ ...nothing, bankName: 'A B', googleSecret: 'PALAROSANDBOX234' }, ['bankAccountName', 'googleCode']],
])('what is known of the owner decides which proofs he can bring (%#)', (owner, kinds) =>
  expect(proofKindsOf(owner)).toEqual(kinds),
)
