export type ForgotWay = 'phone' | 'email'

/**
 * The ways to reset a password that the merchant allows. The phone is first, because it also logs in.
 * @param flags the settings CHNGPASSVERIF3 and CHNGPASSMAIL3; undefined if the merchant lacks the setting.
 */
export const forgotWays = (flags: {
  phone: boolean | undefined
  email: boolean | undefined
}): ForgotWay[] => [
  ...(flags.phone ? (['phone'] as const) : []),
  ...(flags.email ? (['email'] as const) : []),
]
