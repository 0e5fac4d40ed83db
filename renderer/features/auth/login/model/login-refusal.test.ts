import { expect, test } from 'vitest'
import { GatewayError } from '#shared/contract/errors.ts'
import { loginRefusal } from './login-refusal.ts'

const refused = (code: string | undefined, value?: unknown) =>
  new GatewayError('session.login', { kind: 'refused', message: 'Their words.', code, value })

test.each([
  [refused('WRONG_CREDENTIALS'), { code: 'WRONG_CREDENTIALS' }],
  [refused('NOT_A_MEMBER'), { code: 'NOT_A_MEMBER' }],
  [refused('ACCOUNT_LOCKED', { minutes: 4.2 }), { code: 'ACCOUNT_LOCKED', minutes: 5 }],
  [refused('ACCOUNT_EXCLUDED', { until: 1e12 }), { code: 'ACCOUNT_EXCLUDED', until: 1e12 }],
])('[AUTH-09] a known refusal code has our own message, with its details', (error, known) => {
  expect(loginRefusal(error)).toEqual(known)
})

test.each([
  refused('SOMETHING_NEW'),
  refused('constructor'),
  refused(undefined),
  refused('ACCOUNT_LOCKED'),
  refused('ACCOUNT_LOCKED', { minutes: -1 }),
  refused('ACCOUNT_LOCKED', { minutes: 'five' }),
  refused('ACCOUNT_EXCLUDED', { until: Number.POSITIVE_INFINITY }),
  refused('ACCOUNT_EXCLUDED', { until: 9e15 }),
  new GatewayError('session.login', { kind: 'offline' }),
  new Error('no'),
])('[AUTH-09] an unknown refusal code is shown with the gateway’s own message', (error) => {
  expect(loginRefusal(error)).toBeUndefined()
})
