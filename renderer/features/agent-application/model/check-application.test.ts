import { expect, test } from 'vitest'
import { readTyped } from '#shared/domain/read-typed.ts'
import { checkApplication } from './check-application.ts'

const filled = {
  name: 'Juan Dela Cruz',
  mobileNum: '0917 123 4567',
  country: 'PH',
  email: '',
  players: '5',
  agreed: true,
}

test.each([
  ['nothing wrong', {}, true, {}],
  ['no name', { name: '  ' }, true, { name: 'name' }],
  ['no number', { mobileNum: '' }, false, { mobileNum: 'mobileNum' }],
  ['a number that is none', { mobileNum: '12' }, false, { mobileNum: 'phone' }],
  ['half an email', { email: 'juan@' }, true, { email: 'email' }],
  ['an email', { email: ' juan@mail.example ' }, true, {}],
  ['no consent', { agreed: false }, true, { agreed: 'agreed' }],
] as const)('[RT-13] an application with %s', (_, change, isPhone, faults) => {
  expect(checkApplication(readTyped({ ...filled, ...change }), isPhone)).toEqual(faults)
})
