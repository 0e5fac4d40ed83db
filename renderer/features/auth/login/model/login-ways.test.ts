import { expect, test } from 'vitest'
import { loginWays } from './login-ways.ts'

test.each([
  [true, true, true, true, ['username', 'sms']],
  [true, true, true, false, ['username']],
  [true, true, false, true, ['username']],
  [true, false, true, true, ['sms']],
  [false, true, true, true, ['sms']],
  [false, true, false, true, []],
  [true, false, true, false, []],
])(
  '[AUTH-02, BOOT-06] usernameEnabled %s, pwdEnabled %s, showVerCodeLogin %s, MOBILEVERCODELOGIN3 %s: %j',
  (usernameEnabled, pwdEnabled, showVerCodeLogin, smsLogin, ways) => {
    expect(loginWays({ usernameEnabled, pwdEnabled, showVerCodeLogin }, smsLogin)).toEqual(ways)
  },
)
