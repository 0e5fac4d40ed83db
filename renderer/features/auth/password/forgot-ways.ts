export type ForgotWay = 'phone' | 'email'

/**
 * The ways to a new password that the merchant has open, the phone first: it ends logged in.
 * @param flags the settings CHNGPASSVERIF3 and CHNGPASSMAIL3; undefined where the merchant has none.
 */
export const forgotWays = (flags: {
  phone: boolean | undefined
  email: boolean | undefined
}): ForgotWay[] => [
  ...(flags.phone ? (['phone'] as const) : []),
  ...(flags.email ? (['email'] as const) : []),
]
