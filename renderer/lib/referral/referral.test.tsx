import { expect, test } from 'vitest'
import { forgetReferral, noteReferral, readReferral, referralOf } from './referral.ts'

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
  expect(referralOf(search)).toEqual(brought)
})

test('[REG-06] the codes last for the visit, and a later address replaces what it names', () => {
  noteReferral('?affiliateCode=AFF1&referralCode=BAY')
  noteReferral('?games=jili')
  expect(readReferral()).toEqual({ affiliateCode: 'AFF1', referralCode: 'BAY' })
  noteReferral('?affiliateCode=AFF2')
  expect(readReferral()).toEqual({ affiliateCode: 'AFF2', referralCode: 'BAY' })
  forgetReferral('affiliateCode')
  expect(readReferral()).toEqual({ referralCode: 'BAY' })
})

test.each(['{"affiliateCode":7}', '{', `{"affiliateCode":"${'x'.repeat(300)}"}`])(
  '[STO-02] what somebody else left in the storage, such as %.30s, is no referral',
  (text) => {
    sessionStorage.setItem('referral', text)
    expect(readReferral()).toEqual({})
    expect(sessionStorage.getItem('referral')).toBeNull()
  },
)
