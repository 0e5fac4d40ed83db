import type { UserFacingReason } from '#lib/user-facing-error/create-user-facing-error.ts'

export type PhoneAuthFault = Extract<UserFacingReason, `phoneAuth.${string}`>

/**
 * The message for each of the provider's error codes, as its REST API writes them. `phoneAuthFault` converts the
 * client library's spelling of the same codes.
 */
const faults: Record<string, PhoneAuthFault> = {
  INVALID_PHONE_NUMBER: 'phoneAuth.invalidFormat',
  MISSING_PHONE_NUMBER: 'phoneAuth.enterValid',

  TOO_MANY_ATTEMPTS_TRY_LATER: 'phoneAuth.tooMany',
  TOO_MANY_REQUESTS: 'phoneAuth.tooMany',
  RESOURCE_EXHAUSTED: 'phoneAuth.tooMany',

  INVALID_CODE: 'phoneAuth.invalidCode',
  INVALID_VERIFICATION_CODE: 'phoneAuth.invalidCode',
  MISSING_CODE: 'phoneAuth.missingCode',
  MISSING_VERIFICATION_CODE: 'phoneAuth.missingCode',

  CAPTCHA_CHECK_FAILED: 'phoneAuth.captcha',
  INVALID_RECAPTCHA_TOKEN: 'phoneAuth.captcha',
  MISSING_RECAPTCHA_TOKEN: 'phoneAuth.captcha',
  INVALID_APP_CREDENTIAL: 'phoneAuth.captcha',
  MISSING_APP_CREDENTIAL: 'phoneAuth.captcha',
  UNAUTHORIZED_DOMAIN: 'phoneAuth.captcha',
  APP_NOT_AUTHORIZED: 'phoneAuth.captcha',

  QUOTA_EXCEEDED: 'phoneAuth.quota',
  BILLING_NOT_ENABLED: 'phoneAuth.quota',

  OPERATION_NOT_ALLOWED: 'phoneAuth.disabled',
  ADMIN_ONLY_OPERATION: 'phoneAuth.disabled',
  ADMIN_RESTRICTED_OPERATION: 'phoneAuth.disabled',
  CONFIGURATION_NOT_FOUND: 'phoneAuth.disabled',

  SESSION_EXPIRED: 'phoneAuth.expired',
  CODE_EXPIRED: 'phoneAuth.expired',
  INVALID_SESSION_INFO: 'phoneAuth.expired',
  INVALID_VERIFICATION_ID: 'phoneAuth.expired',
  MISSING_SESSION_INFO: 'phoneAuth.expired',
  MISSING_VERIFICATION_ID: 'phoneAuth.expired',

  POPUP_CLOSED_BY_USER: 'phoneAuth.closed',
  CANCELLED_POPUP_REQUEST: 'phoneAuth.closed',
  USER_CANCELLED: 'phoneAuth.closed',

  NETWORK_REQUEST_FAILED: 'phoneAuth.offline',
}

/**
 * Maps a provider's code: "INVALID_CODE", "CAPTCHA_CHECK_FAILED : Hostname match not found" or
 * "auth/invalid-verification-code". Returns `phoneAuth.unknown` for any other.
 */
export function phoneAuthFault(code: unknown): PhoneAuthFault {
  if (typeof code !== 'string') return 'phoneAuth.unknown'
  const [name = ''] = code.replace(/^auth\//, '').split(/[\s:]/)
  const known = name.replaceAll('-', '_').toUpperCase()
  return (Object.hasOwn(faults, known) && faults[known]) || 'phoneAuth.unknown'
}
