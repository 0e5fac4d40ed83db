import {
  checkPaymentPassword,
  isPaymentPassword,
  type PaymentPasswordFault,
} from '#shared/domain/payment-password.ts'
import { isCode } from '#shared/domain/typed-text.ts'

/** What is done to a payment password: set the first, change it by the old one, or replace a forgotten one. */
export type PinTask = 'set' | 'change' | 'reset'

export type PinValues = {
  login: string
  boundCode: string
  code: string
  old: string
  pin: string
  repeat: string
}

/** The fields of each task, in the order of the form. */
export const pinFields = {
  set: ['login', 'boundCode', 'pin', 'repeat'],
  change: ['old', 'pin', 'repeat'],
  reset: ['login', 'code', 'pin', 'repeat'],
} as const satisfies Record<PinTask, readonly (keyof PinValues)[]>

type PinFault = PaymentPasswordFault | 'differ' | 'same' | 'login' | 'code' | 'boundCode'

/** Checks the form of a task. `byCode`: the first one needs a code. Returns what is wrong by field. */
export function checkPin(
  task: PinTask,
  values: PinValues,
  byCode: boolean,
): { [Name in keyof PinValues]?: PinFault } {
  const { login, boundCode, code, old, pin, repeat } = values
  const pinFault = checkPaymentPassword(pin)
  return {
    ...(task !== 'change' && login === '' && { login: 'login' }),
    ...(task === 'set' && byCode && !isCode(boundCode) && { boundCode: 'boundCode' }),
    ...(task === 'reset' && !isCode(code) && { code: 'code' }),
    ...(task === 'change' && !isPaymentPassword(old) && { old: old === '' ? 'required' : 'format' }),
    ...(pinFault ? { pin: pinFault } : task === 'change' && pin === old && { pin: 'same' }),
    ...(pin !== repeat && { repeat: 'differ' }),
  }
}

/** The field that a refusal is about. */
export const refusedField: Record<string, keyof PinValues | undefined> = {
  WRONG_PASSWORD: 'login',
  ACCOUNT_LOCKED: 'login',
  CHECK_REQUIRED: 'login',
  WRONG_CODE: 'code',
  WRONG_BOUND_CODE: 'boundCode',
  PROOF_REQUIRED: 'boundCode',
  WRONG_PAYMENT_PASSWORD: 'old',
  PAYMENT_PASSWORD_LOCKED: 'old',
  PAYMENT_PASSWORD_INVALID: 'pin',
  PAYMENT_PASSWORD_SAME: 'pin',
}
