import { expect, test } from 'vitest'
import { referralCodeOf } from './referral-code.ts'

test.each([
  ['referralCode=BAY-7K2Q', 'BAY-7K2Q'],
  ['referralCode=%20BAY%20', 'BAY'],
  ['referralCode=', undefined],
  ['referralCode=%20', undefined],
  ['', undefined],
  [`referralCode=${'x'.repeat(255)}`, 'x'.repeat(255)],
  [`referralCode=${'x'.repeat(256)}`, undefined],
])('[RT-02] the address ?%s brings the referral code %s', (query, code) => {
  expect(referralCodeOf(new URLSearchParams(query))).toBe(code)
})
