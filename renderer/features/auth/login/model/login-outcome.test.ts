import { expect, test } from 'vitest'
import { loginOutcome } from './login-outcome.ts'

const strong = 'Palaro123'
const weak = '123456'

// way, password, first, expired, merchant: expiry, enforced → first-login action, change
test.each([
  ['username', strong, false, false, true, true, false, 'none'],
  ['username', weak, false, false, false, false, false, 'offered'],
  ['username', weak, false, true, true, false, false, 'offered'],
  ['username', weak, false, true, true, true, false, 'forced'],
  ['username', weak, true, false, true, false, true, 'forced'],
  ['username', strong, false, true, true, false, false, 'offered'],
  ['username', strong, false, true, true, true, false, 'forced'],
  // Without passwordExpiry the enforced flag has no effect.
  ['username', strong, false, true, false, false, false, 'none'],
  ['username', strong, false, true, false, true, false, 'none'],
  ['username', strong, true, false, false, false, true, 'forced'],
  ['username', undefined, false, false, true, true, false, 'none'],
  ['username', undefined, false, true, true, false, false, 'offered'],
  ['sms', undefined, false, false, true, true, false, 'none'],
  ['sms', undefined, true, false, true, true, true, 'none'],
  ['sms', undefined, true, true, true, true, true, 'none'],
] as const)(
  '[AUTH-03, AUTH-04, AUTH-05] %s, password %s, first %s, expired %s, expiry %s, enforced %s: action %s, change %s',
  (way, password, firstTimeLogin, passwordExpired, passwordExpiry, passwordExpiryEnforced, first, change) => {
    expect(
      loginOutcome(
        { way, password, firstTimeLogin, passwordExpired },
        { passwordExpiry, passwordExpiryEnforced },
      ),
    ).toEqual({ firstLogin: first, change })
  },
)

test('[AUTH-03] a gateway that doesn’t mention the first-login action means that there is none', () => {
  expect(
    loginOutcome(
      { way: 'username', password: strong },
      { passwordExpiry: true, passwordExpiryEnforced: true },
    ),
  ).toEqual({ firstLogin: false, change: 'none' })
})
