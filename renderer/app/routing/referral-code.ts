import * as constants from '#shared/domain/constants.ts'

/** The referral code that an address brings, undefined where there is none or it can't be one. */
export function referralCodeOf(query: URLSearchParams): string | undefined {
  const code = query.get('referralCode')?.trim()
  return code && code.length <= constants.referralCodeMaxLength ? code : undefined
}
