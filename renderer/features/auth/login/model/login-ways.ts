import type { RegisterRules } from '../../register/model/registration-fields.ts'

export type LoginWay = 'username' | 'sms'

/**
 * The ways to log in that the gateway allows, username first.
 * @param smsLogin the merchant's setting MOBILEVERCODELOGIN3.
 */
export const loginWays = (
  rules: Pick<RegisterRules, 'usernameEnabled' | 'pwdEnabled' | 'showVerCodeLogin'>,
  smsLogin: boolean,
): LoginWay[] => [
  ...(rules.usernameEnabled && rules.pwdEnabled ? (['username'] as const) : []),
  ...(rules.showVerCodeLogin && smsLogin ? (['sms'] as const) : []),
]
