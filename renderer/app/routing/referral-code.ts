import * as constants from '#shared/domain/constants.ts'

/** The referral code in a query; undefined if there is none or it is too long to be one. */
export function referralCodeOf(query: URLSearchParams): string | undefined {
  const code = query.get('referralCode')?.trim()
  return code && code.length <= constants.referralCodeMaxLength ? code : undefined
}
