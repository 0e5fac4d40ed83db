import { expect, test } from 'vitest'
import { startOfRegistration } from './registration-start.ts'
import { draftOf, emptyRegistration } from './registration-values.ts'

const empty = emptyRegistration('PH')
const start = { country: 'PH', draft: undefined, brought: {}, referral: {} }

test('[REG-11] what was typed is kept, but for passwords, a captcha whose picture is gone, and consent', () => {
  const typed = {
    ...empty,
    username: 'bituin88',
    password: 'Palaro123',
    confirmPassword: 'Palaro123',
    paymentPassword: '112233',
    captcha: '1234',
    verificationCode: '998877',
    country: 'VN',
    terms: true,
  }
  expect(startOfRegistration({ ...start, draft: draftOf(typed) })).toEqual({
    ...empty,
    username: 'bituin88',
    verificationCode: '998877',
    country: 'VN',
  })
})

test.each([
  [{}, {}, '', ''],
  [{}, { affiliateCode: 'VISIT' }, '', 'VISIT'],
  [{}, { affiliateCode: 'VISIT' }, 'TYPED', 'TYPED'],
  [{ affiliateCode: 'LINK' }, { affiliateCode: 'LINK' }, 'TYPED', 'LINK'],
])(
  '[REG-06] a link of %j, a visit of %j and %j typed begin with the code %j',
  (brought, referral, typed, code) => {
    const draft = { ...empty, affiliateCode: typed }
    expect(startOfRegistration({ ...start, brought, referral, draft }).affiliateCode).toBe(code)
  },
)

test('[RT-02] a referral code of a link comes before one that was typed', () => {
  const draft = { ...empty, referralCode: 'TYPED' }
  expect(startOfRegistration({ ...start, draft }).referralCode).toBe('TYPED')
  expect(startOfRegistration({ ...start, draft, referral: { referralCode: 'BAY' } }).referralCode).toBe('BAY')
})
