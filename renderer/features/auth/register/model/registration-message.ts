import type { TFunction } from 'i18next'
import { fillLimits } from '#shared/domain/patterns.ts'
import type { RegistrationFault } from './registration-check.ts'
import type { RegistrationValues } from './registration-fields.ts'

const patternIds = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18] as const

/** The gateway's message key of a pattern; undefined for an id that isn't one. */
export function patternKey(id: number | undefined) {
  const known = patternIds.find((patternId) => patternId === id)
  return known === undefined ? undefined : (`reg_pattern_${known}` as const)
}

/** What an empty field is told by name; the fields of the account itself just mustn't be empty. */
const emptyKeys = {
  username: 'required',
  password: 'required',
  confirmPassword: 'required',
  paymentPassword: 'required',
  mobileNum: 'mobileNum',
  verificationCode: 'verificationCode',
  captcha: 'captcha',
} as const

/** What is told of a form that only the gateway's own expression describes. */
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

/** Says what is wrong with a field and how to mend it. */
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
      // Where the field has words of its own they are clearer than those of "any" pattern.
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
