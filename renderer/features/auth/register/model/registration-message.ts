import type { TFunction } from 'i18next'
import { fillLimits } from '#shared/domain/patterns.ts'
import type { RegistrationFault } from './registration-check.ts'
import type { RegistrationValues } from './registration-fields.ts'

const patternIds = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18] as const

/** The gateway's message key for a pattern. Undefined for an unknown id. */
export function patternKey(id: number | undefined) {
  const known = patternIds.find((patternId) => patternId === id)
  return known === undefined ? undefined : (`reg_pattern_${known}` as const)
}

/** Messages for empty fields. Fields that aren't listed use `content`. */
const emptyKeys = {
  username: 'required',
  password: 'required',
  confirmPassword: 'required',
  paymentPassword: 'required',
  mobileNum: 'mobileNum',
  verificationCode: 'verificationCode',
  captcha: 'captcha',
} as const

/** Messages for fields whose format only the gateway's own expression describes. Others use `format`. */
const formatKeys = {
  username: 'account',
  password: 'password',
  payeeName: 'payeeName',
  email: 'email',
  mobileNum: 'phone',
  verificationCode: 'verificationCode',
  captcha: 'captcha',
} as const

const entryOf = <Key extends string>(keys: Record<string, Key>, name: string): Key | undefined =>
  Object.hasOwn(keys, name) ? keys[name] : undefined

/** Returns what is wrong with a field and how to correct it. */
export function registrationMessage(
  t: TFunction<'register'>,
  name: keyof RegistrationValues,
  fault: RegistrationFault,
  age: number,
): string {
  switch (fault.kind) {
    case 'required':
      return t(`fault.${entryOf(emptyKeys, name) ?? 'content'}`)
    case 'length': {
      const { min, max } = fault
      if (name === 'verificationCode' || name === 'captcha') return t(`fault.${name}`)
      return fillLimits(t(name === 'password' ? 'fault.passwordLength' : 'fault.length'), min, max)
    }
    case 'pattern': {
      const key = patternKey(fault.patternId)
      // These fields have texts of their own, which are clearer than those of a general pattern.
      if (name === 'verificationCode' || name === 'captcha') return t(`fault.${name}`)
      if (name === 'affiliateCode' && !key) return t('invitation_code_error')
      return key
        ? fillLimits(t(key), fault.min, fault.max)
        : t(`fault.${entryOf(formatKeys, name) ?? 'format'}`)
    }
    case 'affiliate':
      return t('invitation_code_error')
    case 'terms':
      return t('fault.terms', { age })
    default:
      return t(`fault.${fault.kind}`)
  }
}
