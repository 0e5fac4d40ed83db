import { refusalCode } from '#lib/gateway/refusal-code.ts'
import { faultOf, type GatewayFault } from '#shared/contract/errors.ts'
import type { LoginWay } from './login-ways.ts'

/** The values of both ways, in one form so that switching between them loses nothing. */
export type LoginValues = {
  username: string
  password: string
  captcha: string
  /** ISO 3166 code of the mobile number's country, unless the number has its own dialling code. */
  country: string
  mobileNum: string
  verificationCode: string
  remember: boolean
}

export type LoginField = Exclude<keyof LoginValues, 'country' | 'remember'>

/** The fields of each way, in the order they appear. */
export const loginFields: Record<LoginWay, readonly LoginField[]> = {
  username: ['username', 'password', 'captcha'],
  sms: ['mobileNum', 'verificationCode', 'captcha'],
}

type Shown = {
  way: LoginWay
  captcha: boolean
  /** The username whose password the desktop's vault has. */
  heldFor: string | undefined
}

/** Whether to log in with the vault's password: its username is filled in and no other password was typed. */
export const usesRememberedPassword = (
  { username, password }: Pick<LoginValues, 'username' | 'password'>,
  heldFor: string | undefined,
): boolean => heldFor !== undefined && username === heldFor && password === ''

/** The fields that are still empty. The captcha counts only while one is shown. */
export const missingLoginFields = (values: LoginValues, { way, captcha, heldFor }: Shown): LoginField[] =>
  loginFields[way].filter((name) => {
    if (name === 'captcha' && !captcha) return false
    if (name === 'password' && usesRememberedPassword(values, heldFor)) return false
    return values[name] === ''
  })

/** Refusals that concern one field. */
const fieldOfCode: Record<string, LoginField> = {
  WRONG_CREDENTIALS: 'password',
  CAPTCHA_REQUIRED: 'captcha',
  WRONG_CAPTCHA: 'captcha',
  WRONG_CODE: 'verificationCode',
  INVALID_MOBILE: 'mobileNum',
}

/**
 * Where to show a failed login's message: at the field it concerns, or above the form if this way has no such field.
 */
export function fieldOfLoginFault(error: unknown, way: LoginWay): LoginField | 'form' {
  const code = refusalCode(error)
  const field = Object.hasOwn(fieldOfCode, code) ? fieldOfCode[code] : lackingField(faultOf(error))
  return field !== undefined && loginFields[way].includes(field) ? field : 'form'
}

/** The field that kept the login from being sent. The vault's password may have expired since the form opened. */
const lackingField = (fault: GatewayFault | undefined): LoginField | undefined =>
  fault?.kind === 'invalidInput' && fault.field === 'password' ? fault.field : undefined
