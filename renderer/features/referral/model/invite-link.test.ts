import { expect, test } from 'vitest'
import { referralOf } from '#lib/referral/referral.ts'
import { inviteLink } from './invite-link.ts'

test.each(['JUAN', 'A&B =?#'])(
  '[MBR-10] the link with the code %s leads to the register form with it',
  (code) => {
    const link = new URL(inviteLink('https://palaro.example', code))
    expect(link.origin + link.pathname).toBe('https://palaro.example/register')
    expect(referralOf(link.search)).toEqual({ referralCode: code })
  },
)
