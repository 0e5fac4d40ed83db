import { keysOf } from '#shared/domain/keys-of.ts'
import type { RegistrationValues } from './registration-fields.ts'

/** A form with nothing typed in it. */
export const emptyRegistration = (country: string): RegistrationValues => ({
  username: '',
  country,
  mobileNum: '',
  verificationCode: '',
  password: '',
  confirmPassword: '',
  paymentPassword: '',
  payeeName: '',
  idNumber: '',
  email: '',
  whatsapp: '',
  line: '',
  wechat: '',
  facebook: '',
  qqNum: '',
  referralCode: '',
  recommenderId: '',
  affiliateCode: '',
  captcha: '',
  terms: false,
  policy: false,
})

/**
 * What is kept of a form that was closed: all that was typed but passwords, a captcha whose picture is gone, and
 * consent, which whoever sends the form gives anew.
 */
export const draftOf = (values: RegistrationValues): RegistrationValues => ({
  ...values,
  password: '',
  confirmPassword: '',
  paymentPassword: '',
  captcha: '',
  terms: false,
  policy: false,
})

/** The names of all that the form holds. */
export const registrationNames = keysOf(emptyRegistration(''))
