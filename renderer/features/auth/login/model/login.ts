import { refusalCode } from '#lib/gateway/refusal-code.ts'
import { faultOf, type GatewayFault } from '#shared/contract/errors.ts'
import type { LoginWay } from './login-ways.ts'

/** Both ways' fields in one form, so that looking at the other way loses nothing. */
export type LoginValues = {
  username: string
  password: string
  captcha: string
  /** ISO 3166 code of the country that the mobile number belongs to, unless it says so itself. */
  country: string
  mobileNum: string
  verificationCode: string
  remember: boolean
}

export type LoginField = Exclude<keyof LoginValues, 'country' | 'remember'>

/** The fields of each way as they stand on the screen. */
export const loginFields: Record<LoginWay, readonly LoginField[]> = {
  username: ['username', 'password', 'captcha'],
  sms: ['mobileNum', 'verificationCode', 'captcha'],
}

type Shown = {
  way: LoginWay
  captcha: boolean
  /** The username whose password the desktop's vault holds. */
  heldFor: string | undefined
}

/** Whether the vault's password is meant: its owner's name stands there, and no other password was typed. */
export const usesHeld = (
  { username, password }: Pick<LoginValues, 'username' | 'password'>,
  heldFor: string | undefined,
): boolean => heldFor !== undefined && username.trim() === heldFor && password.trim() === ''

/** The fields that are still empty; the captcha counts once one is shown. */
export const missingLoginFields = (values: LoginValues, { way, captcha, heldFor }: Shown): LoginField[] =>
  loginFields[way].filter((name) => {
    if (name === 'captcha' && !captcha) return false
    if (name === 'password' && usesHeld(values, heldFor)) return false
    return values[name].trim() === ''
  })

/** Refusals that are about one field. */
const fieldOfCode: Record<string, LoginField> = {
  WRONG_CREDENTIALS: 'password',
  CAPTCHA_REQUIRED: 'captcha',
  WRONG_CAPTCHA: 'captcha',
  WRONG_CODE: 'verificationCode',
  INVALID_MOBILE: 'mobileNum',
}

/**
 * Where a failed login's message stands: at the field it is about, or above the form when it is about none that
 * this way has.
 */
export function placeOfLoginFault(error: unknown, way: LoginWay): LoginField | 'form' {
  const code = refusalCode(error)
  const field = Object.hasOwn(fieldOfCode, code) ? fieldOfCode[code] : lackingField(faultOf(error))
  return field !== undefined && loginFields[way].includes(field) ? field : 'form'
}

/** The field that a login never went out for the lack of: a held password's day may end while the form is open. */
const lackingField = (fault: GatewayFault | undefined): LoginField | undefined =>
  fault?.kind === 'invalidInput' && fault.field === 'password' ? fault.field : undefined
