import { expect, test } from 'vitest'
import { forgetInvitation, invitationOf, noteInvitation, readInvitation } from './invitation.ts'

test.each([
  ['', {}],
  ['?affiliateCode=AFF1', { affiliateCode: 'AFF1' }],
  ['?affiliateCode=%20AFF1%20&referralCode=BAY', { affiliateCode: 'AFF1', referralCode: 'BAY' }],
  ['?affiliateCode=&referralCode=%20', {}],
  [`?affiliateCode=${'x'.repeat(256)}`, {}],
  ['?affiliateCode=a%00b', {}],
  ['?affiliateCode=a%E2%80%8Bb', {}],
  ['?affiliateCode=%3Cscript%3E', { affiliateCode: '<script>' }],
])('[REG-06] the address %j brings %j', (search, brought) => {
  expect(invitationOf(search)).toEqual(brought)
})

test('[REG-06] the codes last for the visit, and a later address replaces what it names', () => {
  noteInvitation('?affiliateCode=AFF1&referralCode=BAY')
  noteInvitation('?games=jili')
  expect(readInvitation()).toEqual({ affiliateCode: 'AFF1', referralCode: 'BAY' })
  noteInvitation('?affiliateCode=AFF2')
  expect(readInvitation()).toEqual({ affiliateCode: 'AFF2', referralCode: 'BAY' })
  forgetInvitation('affiliateCode')
  expect(readInvitation()).toEqual({ referralCode: 'BAY' })
})

test.each(['{"affiliateCode":7}', '{', `{"affiliateCode":"${'x'.repeat(300)}"}`])(
  '[STO-02] what somebody else left in the storage, such as %.30s, is no invitation',
  (text) => {
    sessionStorage.setItem('invitation', text)
    expect(readInvitation()).toEqual({})
    expect(sessionStorage.getItem('invitation')).toBeNull()
  },
)
