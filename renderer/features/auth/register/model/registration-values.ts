import { keysOf } from '#shared/domain/keys-of.ts'
import type { RegistrationValues } from './registration-fields.ts'

/** The values of an untouched form. */
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
 * What to keep of a form that was closed: everything but passwords, the captcha, whose picture is gone, and consent,
 * which must be given again with each submission.
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

/** The names of all values in the form. */
export const registrationNames = keysOf(emptyRegistration(''))
