import { mayHaveSucceeded } from '#lib/gateway/may-have-succeeded.ts'
import { refusalCode } from '#lib/gateway/refusal-code.ts'
import { refusedFieldName } from '#lib/gateway/refused-field.ts'
import { UserFacingError } from '#lib/user-facing-error/user-facing-error.ts'
import { loginId } from '#shared/contract/endpoints/logout.ts'
import { member } from '#shared/contract/endpoints/member.ts'
import { GatewayError } from '#shared/contract/errors.ts'
import type { RegistrationValues } from './registration-fields.ts'
import { registrationNames } from './registration-values.ts'

/** The fields that refusal codes concern. */
const fieldOfCode: Record<string, keyof RegistrationValues> = {
  USERNAME_TAKEN: 'username',
  MOBILE_TAKEN: 'mobileNum',
  INVALID_MOBILE: 'mobileNum',
  WRONG_CODE: 'verificationCode',
  PASSWORDS_DIFFER: 'confirmPassword',
  INVALID_REFERRAL_CODE: 'referralCode',
  INVALID_AFFILIATE_CODE: 'affiliateCode',
  WRONG_CAPTCHA: 'captcha',
  CAPTCHA_REQUIRED: 'captcha',
}

/** The fields that the phone-auth provider's errors concern. */
const fieldOfKind: Record<string, keyof RegistrationValues> = {
  'phoneAuth.invalidFormat': 'mobileNum',
  'phoneAuth.enterValid': 'mobileNum',
  'phoneAuth.invalidCode': 'verificationCode',
  'phoneAuth.missingCode': 'verificationCode',
  'phoneAuth.expired': 'verificationCode',
}

/** The field that was refused, from the error's code or the field named in its value. Undefined if there is none. */
export function refusedField(error: unknown): keyof RegistrationValues | undefined {
  if (error instanceof UserFacingError) return fieldOfKind[error.message]
  const code = refusalCode(error)
  if (Object.hasOwn(fieldOfCode, code)) return fieldOfCode[code]
  const field = refusedFieldName(error)
  return registrationNames.find((name) => name === field)
}

/** Calls that open the account, and the step that takes the session from their answer. */
const opening: readonly string[] = [member.register.id, member.registerMobile.id, loginId]

/** Whether it failed while opening the account, not in an earlier step. */
export const failedAtOpening = (error: unknown): boolean =>
  error instanceof GatewayError && opening.includes(error.endpoint)

/** Whether the account may have been opened although the answer was lost. */
export const mayBeOpen = (error: unknown): boolean => failedAtOpening(error) && mayHaveSucceeded(error)

/** Whether the name or number is taken. After a lost answer this registration itself may have taken it. */
export const isTaken = (error: unknown): boolean =>
  ['USERNAME_TAKEN', 'MOBILE_TAKEN'].includes(refusalCode(error))

/**
 * Key of our own text for a refusal, in the registration's texts. Undefined when only the gateway's message can say
 * it.
 */
export function refusalKey(error: unknown) {
  const code = refusalCode(error)
  const ownCode = ownCodes.find((one) => one === code)
  if (ownCode) return `refusal.${ownCode}` as const
  if (code === 'INVALID_AFFILIATE_CODE') return 'invitation_code_error' as const
  if (code === 'INVALID_MOBILE') return 'fault.phone' as const
  if (code === 'PASSWORDS_DIFFER') return 'fault.mismatch' as const
  return code === 'CAPTCHA_REQUIRED' ? ('fault.captcha' as const) : undefined
}

const ownCodes = [
  'USERNAME_TAKEN',
  'MOBILE_TAKEN',
  'WRONG_CODE',
  'WRONG_CAPTCHA',
  'INVALID_REFERRAL_CODE',
  'REGISTRATION_OFF',
  'BOT_CHECK_FAILED',
  'REPLAYED',
] as const
